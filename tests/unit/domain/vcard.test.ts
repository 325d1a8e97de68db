import { expect, test } from 'vitest';
import { vcard, vcardPath } from '#src/domain/vcard.ts';

const agency = {
  name: 'Bureau, Zee; & Co',
  legalName: 'Bureau B.V.',
  email: 'info@bureau.nl',
  phone: '+31101234567',
  baseUrl: 'https://bureau.nl',
  address: { street: 'Kade 1', postalCode: '1234 AB', city: 'Den Haag', country: 'NL', latitude: 52.1, longitude: 4.3 },
} as const;

test('a card is closed, with CRLF, and escapes what separates fields', () => {
  const lines = vcard(agency).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toContain('FN:Bureau\\, Zee\\; & Co');
  expect(lines).toContain('ADR;TYPE=WORK:;;Kade 1;Den Haag;;1234 AB;NL');
  expect(lines).toContain('URL:https://bureau.nl/nl');
});

test('a long line goes on behind a space, within 75 bytes and with every letter whole', () => {
  const card = vcard({ ...agency, legalName: 'é'.repeat(100) });
  const lines = card.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(card.replaceAll('\r\n ', '')).toContain(`ORG:${'é'.repeat(100)}\r\n`);
});

test.each([
  ['Windas', '/windas.vcf'],
  ['Café de Zee', '/cafe-de-zee.vcf'],
  ['«»', '/contact.vcf'],
])('the card of %s lies at %s', (name, path) => {
  expect(vcardPath({ name })).toBe(path);
});
