import { expect, test } from 'vitest';
import { quotationsIn } from '#cli/content-lint/core/language/quotations.ts';

test.each([
  ['It’s ‘open', []],
  ['Zo’n ‘mooie dag’ is ‘zeldzaam’', ['‘mooie dag’', '‘zeldzaam’']],
  ['‘Don’t’ and “yes”', ['‘Don’t’', '“yes”']],
  ['„Ja“ und "nein"', ['"nein"']],
])('the quotations of “%s” are %j', (text, quotations) => {
  expect(quotationsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(quotations);
});
