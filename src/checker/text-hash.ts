/** Blanks other than single spaces between words. */
const spaced = /[^\S ]| {2}|^ | $/;

/**
 * Seven characters that follow from a text; blanks and line breaks do not count. Not for secrets: it only has to notice
 * that a text has changed (one change in 78 billion goes unseen).
 *
 * @example textHash('Dag  {name}\n') === textHash('Dag {name}') // true
 */
export function textHash(text: string): string {
  const plain = spaced.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const whole = 4294967296 * (2097151 & high) + (low >>> 0);
  return (whole % 36 ** 7).toString(36).padStart(7, '0');
}
