/**
 * A text as part of an address; empty where it has neither letters nor digits.
 *
 * @example slugText('Website-audit & advies') // 'website-audit-advies'
 */
export function slugText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
