import { expect, test } from 'vitest';
import { lookupText } from '#src/domain/text-lookup.ts';

const catalogues = { nl: { a: 'Hallo', b: 'Alleen Nederlands', c: '', e: 'Vol' }, en: { a: 'Hello', e: '  ' } };

// An empty string counts as missing (A13).
test.each([
  ['en', 'a', { message: 'Hello', locale: 'en', found: true }],
  ['nl', 'a', { message: 'Hallo', locale: 'nl', found: true }],
  ['en', 'b', { message: 'Alleen Nederlands', locale: 'nl', found: true }],
  ['en', 'e', { message: 'Vol', locale: 'nl', found: true }],
  ['en', 'c', { message: 'c', locale: 'en', found: false }],
  ['nl', 'd', { message: 'd', locale: 'nl', found: false }],
] as const)(
  'in %s the text of %s is that of the language, else the Dutch one, else the key (R12)',
  (locale, key, wanted) => {
    expect(lookupText(catalogues, locale, key)).toEqual(wanted);
  },
);
