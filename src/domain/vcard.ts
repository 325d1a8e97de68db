import type { Identity } from '#src/domain/identity.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { slugText } from '#src/domain/slug-text.ts';

type Card = Pick<Identity, 'name' | 'legalName' | 'email' | 'phone' | 'address' | 'baseUrl'>;

/** The path of the agency's vCard. */
export function vcardPath({ name }: Pick<Identity, 'name'>): string {
  return `/${slugText(name) || 'contact'}.vcf`;
}

/** The agency as a vCard 3.0, the version with the widest support. */
export function vcard({ name, legalName, email, phone, address, baseUrl }: Card): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Version 3.0 requires the five parts of a person's name; an agency has none.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(legalName)}`,
    // Apple's address book then lists the card by the organisation.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=WORK,INTERNET:${email}`,
    // The empty parts are post box, second line and region.
    `ADR;TYPE=WORK:;;${[address.street, address.city, '', address.postalCode, address.country].map(escaped).join(';')}`,
    `GEO:${address.latitude};${address.longitude}`,
    `URL:${baseUrl}${href('home', sourceLocale)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Escapes free text. A phone number and an email address have none of these characters; a URL is never escaped. */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/**
 * Folds a line after 75 bytes, as the format asks: the rest continues on the next line after a space. No character is
 * split.
 */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      text += '\r\n ';
      // The space counts too.
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
