import { expect, test } from 'vitest';
import { endPunctuation } from '#cli/content-lint/core/language/end-punctuation.ts';
import { findingsIn } from './expect-findings.ts';
import { pairFiles } from './mended.ts';

test.each([
  ['“Klaar!” 🎉🎉', '!'],
  ['Klaar. 👨‍👩‍👧', '.'],
  ['Klaar? 👍🏽', '?'],
  ['Tot zo. 🇳🇱', '.'],
  ['Tot zo 👋', ''],
  ['Fijn (echt!) :)', '!'],
  ['„Gut.“', '.'],
  ['‚Gut!‘', '!'],
  ['»Ja?«', '?'],
  ['›Ja.‹', '.'],
  ['‹Ja.›', '.'],
  ['「はい。」', '.'],
  ['（はい。）', '.'],
  ['👋', ''],
])('what is behind the last mark does not count: %s', (text, mark) => {
  expect(endPunctuation(text).mark).toBe(mark);
});

test('a mark behind a plural is marked itself, one inside it with its branch', () => {
  const spanIn = (nl: string, en: string) => {
    const finding = findingsIn(pairFiles(nl, en)).find(({ code }) => code === 'text/end-punctuation');
    return finding?.column;
  };
  const dutch = '{n, plural, one {Eén bestand} other {# bestanden}}';
  const english = '{n, plural, one {One file} other {# files}}';
  const openingQuote = '  "id": "'.length;
  expect(spanIn(`${dutch} gevonden:`, `${english} found?`)).toBe(openingQuote + `${english} found?`.length);
  expect(spanIn('{n, plural, one {Eén?} other {Meer?}}', '{n, plural, one {One?} other {More:}}')).toBe(
    openingQuote + '{n, plural, one {One?} other {'.length,
  );
});
