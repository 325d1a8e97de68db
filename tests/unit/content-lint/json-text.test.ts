import { expect, test } from 'vitest';
import { jsonText } from '#cli/content-lint/formats/json-text.ts';

test('a list is in one line only if the comma behind it fits too', () => {
  // Two blanks, two brackets and two quotes: the first list is 120 characters long, and a comma follows it.
  const lists = ['x'.repeat(114), 'x'.repeat(114)].map((text) => [text]);
  expect(jsonText(lists).split('\n')).toEqual([
    '[',
    '  [',
    `    "${'x'.repeat(114)}"`,
    '  ],',
    `  ["${'x'.repeat(114)}"]`,
    ']',
  ]);
});
