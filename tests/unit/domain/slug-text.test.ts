import { expect, test } from 'vitest';
import { slugText } from '#src/domain/slug-text.ts';

test.each([
  ['Website-audit & advies', 'website-audit-advies'],
  [' Café Eén ', 'cafe-een'],
  ['København & Łódź', 'kobenhavn-lodz'],
  ['Straße', 'strasse'],
  ['', ''],
  ['!?', ''],
])('`%s` becomes `%s` in an address', (text, slug) => {
  expect(slugText(text)).toBe(slug);
});
