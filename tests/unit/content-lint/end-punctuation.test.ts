import { expect, test } from 'vitest';
import { endPunctuation } from '#cli/content-lint/core/language/end-punctuation.ts';

test.each([
  ['“Klaar!” 🎉🎉', '!'],
  ['Klaar. 👨‍👩‍👧', '.'],
  ['Klaar? 👍🏽', '?'],
  ['Tot zo. 🇳🇱', '.'],
  ['Tot zo 👋', ''],
  ['Fijn (echt!) :)', '!'],
  ['👋', ''],
])('what is behind the last mark does not count: %s', (text, mark) => {
  expect(endPunctuation(text).mark).toBe(mark);
});
