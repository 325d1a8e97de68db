/** Letters that Unicode takes for ones of their own: no decomposition finds the `o` of `ø`. */
const plainLetters = new Map(
  Object.entries({ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ł: 'l', þ: 'th' }),
);

/**
 * Turns a text into a part of an address; empty if the text has neither letters nor digits.
 *
 * @example slugText('Website-audit & advies') // 'website-audit-advies'
 */
export function slugText(text: string): string {
  const unaccented = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = unaccented.replace(/[^a-z0-9]/g, (letter) => plainLetters.get(letter) ?? letter);
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
