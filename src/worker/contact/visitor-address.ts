/**
 * The address that posts are counted by: IPv4 whole, IPv6 by its /64, because one household owns all of that.
 * Undefined where the platform names no address or one that cannot be read.
 */
export function visitorAddress(request: Request): string | undefined {
  const address = request.headers.get('CF-Connecting-IP')?.trim();
  if (!address) return undefined;
  return address.includes(':') ? networkOf(address) : address;
}

/**
 * The first four groups of an IPv6 address, or the IPv4 address it wraps.
 *
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
function networkOf(address: string): string | undefined {
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (wrapped) return wrapped;
  // The URL parser shortens, lower-cases and refuses what is no address.
  const url = `http://[${address.replace(/%.*$/, '')}]`;
  if (!URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** A keyed hash of an address, so that a list of hashes cannot be turned back; undefined without a key. */
export async function hashAddress(address: string | undefined, key: string | undefined): Promise<string | null> {
  if (!address || !key) return null;
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', secret, bytes.encode(address))).slice(0, 32);
}

/** Bytes as lower-case hexadecimal text. */
export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
