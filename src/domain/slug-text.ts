/**
 * Turns a text into a part of an address; empty if the text has neither letters nor digits.
 *
 * @example slugText('Website-audit & advies') // 'website-audit-advies'
 */
export function slugText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
