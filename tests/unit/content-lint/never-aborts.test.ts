import { expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { randomNumbers } from '../../fixtures/random.ts';
import { projectOf } from './expect-findings.ts';

const pieces = [
  '{',
  '}',
  '{name}',
  '{n, plural, ',
  'one {',
  'other {#}',
  '=0 {x}',
  'offset:1 ',
  '{g, select, ',
  'a {',
  "'",
  "''",
  '#',
  '<b>',
  '</b>',
  '<',
  '/>',
  '<br/>',
  '{d, date, ::yMMMd}',
  '{p, number, ::currency/EUR}',
  '::',
  ',',
  ' ',
  '\n',
  '\u00a0',
  '\u200b',
  '\ud83d',
  '👋',
  'é',
  'Ã©',
  '&amp;',
  'tekst',
  'text',
  '24',
  '1.000',
  'https://a.example/x',
  'a@b.example',
  '"',
  '\\',
  '\t',
  '%s',
  '=',
  '(',
  '“',
  '?',
  '.',
];

test('no text, however broken, stops the check or gets a place outside of its file', () => {
  const random = randomNumbers(7);
  const next = (below: number) => Math.floor(random() * below);
  const text = () => Array.from({ length: next(9) }, () => pieces[next(pieces.length)]).join('');
  for (let round = 0; round < 12; round++) {
    const pairs = Array.from({ length: 60 }, (_, at) => [`key${at}`, text()] as const);
    const files = {
      'i18n/nl.json': JSON.stringify(Object.fromEntries(pairs), null, 1),
      'i18n/en.json': JSON.stringify(
        Object.fromEntries(pairs.map(([key, nl]) => [key, next(3) === 0 ? nl : text()])),
        null,
        1,
      ),
    };
    for (const { file, line, column, endLine, endColumn } of checkProject(projectOf(files))) {
      const lines = files[file as keyof typeof files].split('\n');
      expect(column - 1).toBeLessThanOrEqual(lines[line - 1]?.length ?? -1);
      expect(endColumn - 1).toBeLessThanOrEqual(lines[endLine - 1]?.length ?? -1);
      expect(endLine > line || endColumn >= column).toBe(true);
    }
  }
});

test('no cut of a file stops the check', () => {
  const whole =
    '{\n  "a": "Dag {name}",\n  "b": { "c": ["een", "twee"] },\n  "d": "\\u00e9 {n, plural, one {#} other {#}}"\n}';
  for (let length = 0; length <= whole.length; length++) {
    const findings = checkProject(projectOf({ 'i18n/nl.json': whole, 'i18n/en.json': whole.slice(0, length) }));
    const broken = findings.filter(({ code }) => code === 'json/syntax');
    expect(broken.length).toBe(length === whole.length ? 0 : 1);
  }
});
