import { describe, expect, test } from 'vitest';
import { type Files, wrongIn } from './code-findings.ts';

const conflict = '<<<<<<< HEAD\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> other\n';

describe('a file that cannot be read is one finding', () => {
  test.each<[what: string, files: Files, finding: string]>([
    ['that asks for messages', { 'src/a.tsx': "const 1x = t.text('home.titel');" }, 'code/unreadable a.tsx:1 x'],
    ['that asks for none', { 'src/a.ts': 'export const a = ;' }, 'code/unreadable a.ts:1 ;'],
    ['with the conflict of a merge', { 'src/a.ts': conflict }, 'code/unreadable a.ts:1 <<<<<<< HEAD'],
    [
      'with a conflict in a text, where it can be parsed',
      { 'src/a.ts': `export const a = \`\n${conflict}\`;\n` },
      'code/unreadable a.ts:2 <<<<<<< HEAD',
    ],
    [
      'that is nested without end',
      { 'src/a.ts': `t.text(${'['.repeat(600)}${']'.repeat(600)});` },
      'code/unreadable a.ts:1 ',
    ],
    ['whose brackets have no end', { 'src/a.ts': '('.repeat(20_000) }, 'code/unreadable a.ts:1 '],
    ['whose brackets have ends in texts', { 'src/a.ts': "[')',(".repeat(20_000) }, 'code/unreadable a.ts:1 '],
    ['of elements without end', { 'src/a.tsx': '<a>'.repeat(25_000) }, 'code/unreadable a.tsx:1 '],
    ['of functions without end', { 'src/a.ts': 'a=>'.repeat(25_000) }, 'code/unreadable a.ts:1 '],
    ['of types without end', { 'src/a.ts': `type A = ${'keyof '.repeat(25_000)}B` }, 'code/unreadable a.ts:1 '],
  ])('%s', (_, files, finding) => {
    expect(wrongIn(files)).toEqual([finding]);
  });

  test('and the others are still checked', () => {
    const files = { 'src/a.ts': 'export const a = ;', 'src/b.ts': "t.text('home.titel');" };
    expect(wrongIn(files)).toEqual(['code/unreadable a.ts:1 ;', "code/undefined-id b.ts:1 'home.titel'"]);
  });
});

test('conflicts are each a finding, however many there are; many files with one mistake of syntax are one finding', () => {
  const everywhere = (code: string) =>
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`src/${at}.ts`, code]));
  expect(wrongIn(everywhere(conflict))).toHaveLength(20);
  expect(wrongIn(everywhere('export const a = ;'))).toEqual(['code/unreadable 0.ts:1 ;']);
});

test.each(['js', 'mjs'])('elements in a file .%s are read', (ending) => {
  const code = 'export const Title = () => <FormattedMessage id="home.titel" />;';
  expect(wrongIn({ [`src/a.${ending}`]: code })).toEqual([`code/undefined-id a.${ending}:1 "home.titel"`]);
});
