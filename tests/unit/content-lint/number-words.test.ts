import { expect, test } from 'vitest';
import { spelledNumbers } from '#cli/content-lint/core/language/number-words.ts';

test.each([
  ['Ask Mary and Jane', []],
  ['op 3 maart', ['3']],
  ['in Sept or June', ['9', '6']],
  ['half an hour', ['0.5', '1']],
  ['om half drie', ['0.5', '3', '230']],
])('the numbers that %s spells out', (text, numbers) => {
  expect(spelledNumbers(text)).toEqual(numbers);
});
