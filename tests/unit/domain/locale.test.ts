import { expect, test } from 'vitest';
import { localeData, locales, resolveLocale, sourceLocale } from '#src/domain/locale.ts';

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

test.each(locales)('the fallbacks of %s lead to the source locale, which has none', (locale) => {
  const chain = [locale];
  for (let next = localeData[locale].fallback; next; next = localeData[next].fallback) {
    expect(chain).not.toContain(next);
    chain.push(next);
  }
  expect(chain.at(-1)).toBe(sourceLocale);
});
