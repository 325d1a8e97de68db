import type { Setting } from '#cli/desk/desk-api.ts';

/** The country code of Dutch phone numbers. */
const countryCode = '31';

/**
 * Reads a value of the agency as people write it: a phone number with blanks or a zero in front, a postcode without its
 * blank, an address of a site without `https://`.
 */
export function readSetting(name: string, typed: string, current: Setting['value']): string | number {
  const text = typed.trim();
  if (text === '') return '';
  // `+` belongs to the number in `tel:+31…`; `https://wa.me/31…` takes digits only.
  if (name === 'phone') return `+${digitsOf(text)}`;
  if (name === 'whatsapp') return digitsOf(text);
  if (name === 'address.postalCode') return text.toUpperCase().replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2');
  // The numbers of the agency at the Chamber of Commerce and for VAT.
  if (name === 'kvk') return text.replaceAll(/[\s.]/g, '');
  if (name === 'btw') return text.replaceAll(/[\s.]/g, '').toUpperCase();
  if (name === 'baseUrl') return withScheme(text).replace(/\/+$/, '');
  if (/^social\..*\.url$/.test(name)) return withScheme(text);
  const number = Number(text.replace(',', '.'));
  // What is not a number is a text, which saving then refuses.
  return typeof current === 'number' && Number.isFinite(number) ? number : text;
}

/** Gives the address of a site with the scheme that people leave out. */
function withScheme(address: string): string {
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/**
 * Gives the digits of a phone number, with its country code. The zero of `020 …` stands for that code; behind a code, as
 * in `+31 (0)20 …` and `+31 020 …`, it is not dialled.
 */
function digitsOf(text: string): string {
  const digits = text.replace(/(?<=\d\s*)\(0\)/, '').replaceAll(/[^\d+]/g, '');
  return digits.replace(/^(?:\+|00)/, '').replace(new RegExp(`^(?:${countryCode})?0`), countryCode);
}
