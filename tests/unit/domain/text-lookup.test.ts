import { expect, test } from 'vitest';
import { lookupText } from '#src/domain/text-lookup.ts';

const catalogues = { nl: { a: 'Hallo', b: 'Alleen Nederlands', c: '', e: 'Vol' }, en: { a: 'Hello', e: '  ' } };

// R12, A13: English, else Dutch, else the key; an empty string counts as missing.
test.each([
  ['en', 'a', { message: 'Hello', locale: 'en', found: true }],
  ['nl', 'a', { message: 'Hallo', locale: 'nl', found: true }],
  ['en', 'b', { message: 'Alleen Nederlands', locale: 'nl', found: true }],
  ['en', 'e', { message: 'Vol', locale: 'nl', found: true }],
  ['en', 'c', { message: 'c', locale: 'en', found: false }],
  ['nl', 'd', { message: 'd', locale: 'nl', found: false }],
] as const)('%s %s', (locale, key, wanted) => {
  expect(lookupText(catalogues, locale, key)).toEqual(wanted);
});
