/**
 * The state of a hash: not for secrets, only to notice that something has changed. The algorithm is cyrb53, and all
 * constants below are those of its public implementation.
 */
interface Hash {
  low: number;
  high: number;
}

/** A hash of 53 bits of some texts, also of the boundaries between them, and of a seed. */
export function hashOf(texts: Iterable<string>, seed = 0): number {
  const hash = initialHash(seed);
  let isFirst = true;
  for (const text of texts) {
    // A unit that no text can contain separates two texts.
    if (!isFirst) addUnit(hash, 0x10000);
    isFirst = false;
    for (let at = 0; at < text.length; at++) addUnit(hash, text.charCodeAt(at));
  }
  return numberOf(hash);
}

/** A hash of texts whose own hashes are known already, such as texts that have not changed since the last time. */
export function hashOfHashes(hashes: Iterable<number>, seed = 0): number {
  const hash = initialHash(seed);
  for (const value of hashes) {
    // Its low 32 bits, and the 21 bits above them.
    addUnit(hash, value | 0);
    addUnit(hash, value / 2 ** 32);
  }
  return numberOf(hash);
}

/** A hash of nothing but a seed, which may have 53 bits itself. */
function initialHash(seed: number): Hash {
  return { low: 0xdeadbeef ^ seed, high: 0x41c6ce57 ^ (seed / 2 ** 32) };
}

/** The number that a state gives when all units are added. */
function numberOf({ low, high }: Hash): number {
  const lowBits = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const highBits =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(lowBits ^ (lowBits >>> 13), 3_266_489_909);
  return 2 ** 32 * (highBits & 0x1fffff) + (lowBits >>> 0);
}

function addUnit(hash: Hash, unit: number): void {
  hash.low = Math.imul(hash.low ^ unit, 2_654_435_761);
  hash.high = Math.imul(hash.high ^ unit, 1_597_334_677);
}
