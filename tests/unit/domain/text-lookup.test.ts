import { expect, test } from 'vitest';
import { lookupText } from '#src/domain/text-lookup.ts';

const catalogues = { nl: { a: 'Hallo', b: 'Alleen Nederlands', c: '', e: 'Vol' }, en: { a: 'Hello', e: '  ' } };

// An empty string counts as missing (A13).
test.each([
  ['en', 'a', { message: 'Hello', locale: 'en', exists: true }],
  ['nl', 'a', { message: 'Hallo', locale: 'nl', exists: true }],
  ['en', 'b', { message: 'Alleen Nederlands', locale: 'nl', exists: true }],
  ['en', 'e', { message: 'Vol', locale: 'nl', exists: true }],
  ['en', 'c', { message: 'c', locale: 'en', exists: false }],
  ['nl', 'd', { message: 'd', locale: 'nl', exists: false }],
] as const)(
  'in %s the text of %s is that of the language, else the Dutch one, else the key (R12)',
  (locale, key, wanted) => {
    expect(lookupText(catalogues, locale, key)).toEqual(wanted);
  },
);
