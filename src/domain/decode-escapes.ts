/**
 * A part of an address without its escapes, such as `%20`. One with a broken escape, such as `50%`, is given back as it
 * is.
 */
export function decodeEscapes(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
