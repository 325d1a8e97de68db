import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord } from '#cli/content-lint/project/parse-record.ts';
import { parseWholeRecord } from '#cli/content-lint/project/parse-whole-record.ts';
import { readPlainYaml } from '#cli/content-lint/project/plain-yaml.ts';
import { randomNumbers } from './commands/random-catalogue.ts';

const repository = join(import.meta.dirname, '../../..');
const texts = ['content', 'i18n'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(repository, folder, name), 'utf8')),
);

/** What the two readers make of a text: the short one has to say the same as the whole one, or nothing. */
function expectSame(text: string): boolean {
  const plain = readPlainYaml(text);
  if (!plain) return false;
  const { data, problems } = parseWholeRecord('a.yaml', text);
  expect({ text, data: plain.data, problems: [] }).toEqual({ text, data, problems });
  return true;
}

describe('the short way through YAML', () => {
  test('takes every record of the site, and gives what the whole parser gives', () => {
    expect(texts.length).toBeGreaterThan(60);
    for (const text of texts) expect(expectSame(text)).toBe(true);
  });

  test.each([
    ['', true],
    ['a: 1\n', true],
    ['a:\n  b: [x, "y: z", 1.5]\n  c: {d: null, e: false}\n', true],
    ['- a: https://x.example/#b # comment\n  c: it’s 12:30\n- d\n', true],
    ['a:\n  {\n    b: 1,\n  }\n', true],
    ['[React, React]\n', true],
    ['a: |\n  text\n', false],
    ['a: b\n  c\n', false],
    ['a: &x 1\nb: *x\n', false],
    ['a: "\\u00e9"\n', false],
    ['a: 1\na: 2\n', false],
    ['a: [\n', false],
    ['a:\n\t- b\n', false],
    ['a: 0x1f\n', false],
    ['a: 1\r\n', false],
  ])('%j is of the plain kind: %s', (text, isPlain) => {
    expect(expectSame(text)).toBe(isPlain);
  });

  test('never says anything else, whatever is done to a text', () => {
    const random = randomNumbers(11);
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
    let same = 0;
    for (let round = 0; round < 6000; round++) {
      const lines = (pick(texts) ?? '').split('\n');
      const from = Math.floor(random() * lines.length);
      let text = random() < 0.6 ? `${lines.slice(from, from + 8).join('\n')}\n` : '';
      for (let changes = Math.ceil(random() * (text === '' ? 12 : 3)); changes > 0; changes--) {
        const at = Math.floor(random() * (text.length + 1));
        text = text.slice(0, at) + pick(pieces) + text.slice(at + Math.floor(random() * 4));
      }
      if (expectSame(text)) same++;
    }
    expect(same).toBeGreaterThan(600);
  });

  test('leaves places and mistakes to the whole parser', () => {
    const text = 'a:\n  b: [x, y]\n';
    expect(parseRecord('a.yaml', text).locate(['a', 'b', 1])).toEqual(
      parseWholeRecord('a.yaml', text).locate(['a', 'b', 1]),
    );
    expect(parseRecord('a.yaml', 'a: [').problems).toMatchObject([{ code: 'yaml/syntax' }]);
    expect(parseRecord('a.yaml', 'a: 1\na: 2\n').problems).toMatchObject([{ code: 'yaml/duplicate-key' }]);
  });
});

const pieces = [
  ...['\n', '\n  ', '\n\n', '\n- ', '- ', ': ', ':', ' #', '#', '"', "'", '{', '}', '[', ']', ', ', '  ', ' ', '-'],
  ...['a: ', 'b: 1\n', '- a: 1\n', 'null', '~', 'True', '1.', '1e3', '0x1f', '007', '1_000', '+1', '-.5', '.inf'],
  ...['\\', '&a', '*a', '|', '>', '?', '%', '@', '!', '\u00a0', 'é', '\n# x\n', '{ a: 1 }', '[]', '"q"', "'q'"],
  ...['12:30', '2024-01-01', 'https://a.example/b?c=d#e', '<<: x\n', '__proto__: 1\n', '---\n'],
];
