import { expect, test } from 'vitest';
import { resolveLocale } from '#src/domain/locale.ts';

test.each([
  ['nl', 'nl'],
  ['en', 'en'],
  ['de', 'nl'],
  ['EN', 'nl'],
  ['', 'nl'],
  [undefined, 'nl'],
] as const)('the segment %o is the locale %s', (segment, locale) => {
  expect(resolveLocale(segment)).toBe(locale);
});
