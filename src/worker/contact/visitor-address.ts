import { toHex } from '#src/worker/hex.ts';

/** How many hexadecimal digits of a hash are kept: 128 bits are enough to tell addresses apart. */
const hashLength = 32;

/**
 * The IP address by which posts are counted: a whole IPv4 address, or the /64 network of an IPv6 address, because a
 * household has all addresses of such a network. Undefined if the platform gives no address or one that cannot be
 * parsed.
 */
export function visitorAddress(request: Request): string | undefined {
  const address = request.headers.get('CF-Connecting-IP')?.trim();
  if (!address) return undefined;
  if (address.includes(':')) return networkOf(address);
  // The URL parser rejects a part above 255. It takes any word for a host: the pattern lets four numbers through alone.
  const isAddress = /^\d+\.\d+\.\d+\.\d+$/.test(address) && URL.canParse(`http://${address}`);
  return isAddress ? address : undefined;
}

/**
 * The first four groups of an IPv6 address, or the IPv4 address that it wraps.
 *
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 * @example networkOf('::ffff:203.0.113.9') // '203.0.113.9'
 */
function networkOf(address: string): string | undefined {
  // The URL parser normalises the address, here without a zone such as `%eth0`, and rejects what is not an address.
  const url = `http://[${address.replace(/%.*$/, '')}]`;
  if (!URL.canParse(url)) return undefined;
  const normalised = new URL(url).hostname.slice(1, -1);
  // A wrapped IPv4 address, which has two of its four numbers in each group.
  const wrapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(normalised)?.slice(1);
  if (wrapped) {
    const numbers = wrapped.map((group) => Number.parseInt(group, 16));
    return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
  }
  const [head = '', tail] = normalised.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  // `::` replaces the groups of zeros that are missing from eight.
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** A keyed hash of an address, which cannot be reversed without the key; null without an address or a key. */
export async function hashAddress(address: string | undefined, key: string | undefined): Promise<string | null> {
  if (!address || !key) return null;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', secret, encoder.encode(address))).slice(0, hashLength);
}
