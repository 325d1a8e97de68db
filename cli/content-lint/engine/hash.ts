/** A hash in the making (cyrb53): not for secrets, only to notice that something has changed. */
export interface Hash {
  low: number;
  high: number;
}

export function startHash(seed = 0): Hash {
  return { low: 0xdeadbeef ^ seed, high: 0x41c6ce57 ^ (seed / 2 ** 32) };
}

/** Adds a text; where it ends does not count. */
export function addText(hash: Hash, text: string): void {
  let { low, high } = hash;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  hash.low = low;
  hash.high = high;
}

/** Adds a sign that no text holds: where one ends and the next begins counts too. */
export function addEnd(hash: Hash): void {
  hash.low = Math.imul(hash.low ^ 0x10000, 2_654_435_761);
  hash.high = Math.imul(hash.high ^ 0x10000, 1_597_334_677);
}

/** A number of 53 bits. */
export function endHash({ low, high }: Hash): number {
  const one = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const other = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 2 ** 32 * (other & 0x1fffff) + (one >>> 0);
}
