import { expect, test } from 'vitest';
import { parseRecord } from '#cli/content-lint/formats/parse-record.ts';
import { randomNumbers } from '../../fixtures/random.ts';

const partAt = (text: string, path: (string | number)[]) => {
  const { key, value } = parseRecord('a.yaml', text).locate(path);
  return [text.slice(key.start, key.end), text.slice(value.start, value.end)];
};

test('places of keys, of values and of list items are found', () => {
  const text = 'a:\n  b: [x, yes]\n  "c": 1.5 # half\n';
  expect(parseRecord('a.yaml', text).data).toEqual({ a: { b: ['x', 'yes'], c: 1.5 } });
  expect(partAt(text, ['a', 'b', 1])).toEqual(['yes', 'yes']);
  expect(partAt(text, ['a', 'c'])).toEqual(['"c"', '1.5']);
});

test('what is missing is reported at the group that it is missing from', () => {
  expect(partAt('a:\n  b: 1\n', ['a', 'c', 'd'])).toEqual(['a', 'a']);
  expect(partAt('a: 1\n', ['z'])).toEqual(['a', 'a']);
});

test.each([
  ['a: [', ['yaml/syntax']],
  ['a: 1\na: 2\n', ['yaml/duplicate-key']],
  ['a: *nowhere\n', ['yaml/syntax']],
  ['a: &x 1\nb: *x\n', []],
  ['', []],
])('%j has the problems %j', (text, codes) => {
  expect(parseRecord('a.yaml', text).problems.map(({ code }) => code)).toEqual(codes);
});

test('aliases that multiply without end are a problem of the file, not of the program', () => {
  const level = (name: string, of: string) => `${name}: &${name} [${Array(20).fill(of).join(', ')}]`;
  const text = ['a: &a [x]', level('b', '*a'), level('c', '*b'), level('d', '*c'), level('e', '*d')].join('\n');
  const { data, problems } = parseRecord('a.yaml', text);
  expect(data).toBeUndefined();
  expect(problems).toMatchObject([{ code: 'yaml/syntax' }]);
});

test('no text makes the reader throw, and every problem lies inside the text', () => {
  const random = randomNumbers(11);
  const pieces = [
    '\n',
    '  ',
    '- ',
    ': ',
    '#',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ', ',
    '*a',
    '&a ',
    '!x ',
    '|',
    '---\n',
    'a: ',
    '\t',
  ];
  for (let round = 0; round < 2000; round++) {
    const text = Array.from(
      { length: 1 + Math.floor(random() * 14) },
      () => pieces[Math.floor(random() * pieces.length)],
    );
    const record = parseRecord('a.yaml', text.join(''));
    for (const { span } of record.problems) expect(span.start).toBeLessThanOrEqual(record.text.length);
    expect(record.data === undefined).toBe(record.problems.some(({ code }) => code === 'yaml/syntax'));
    record.locate(['a', 0, 'b']);
  }
});
