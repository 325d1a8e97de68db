import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

/** Say nothing of what they name. */
const emptyNames = new Set(['own', 'one', 'found', 'said', 'tells']);

/** Make a reader stop: antiquated, or a number that is not said. A sign may stand for something. */
const stumblingWords = /\b(?:anew|whoever|so many|stands(?!\s+(?:\*\s+)?for\b))\b/gi;

/** Fields may have the name of a plural category of CLDR. */
const isCategory = (name: string) => name === 'one';

interface Words {
  names: string[];
  comments: string[];
}

/** The places, as `file:line  word`, where names and comments of a source text have these words. */
function wordsIn(file: string, text: string): Words {
  const { program, comments } = parseSync(file, text);
  const at = (word: string, start: number) => `${file}:${text.slice(0, start).split('\n').length}  ${word}`;
  const names = new Map<number, string>();
  const allow = ({ start }: { start: number }, name: string) => isCategory(name) && names.delete(start);
  new Visitor({
    Identifier({ name, start }) {
      if (emptyNames.has(name)) names.set(start, name);
    },
    'MemberExpression:exit'({ computed, property }) {
      if (!computed && property.type === 'Identifier') allow(property, property.name);
    },
    'Property:exit'({ computed, shorthand, key }) {
      if (!computed && !shorthand && key.type === 'Identifier') allow(key, key.name);
    },
  }).visit(program);
  return {
    names: [...names].map(([start, name]) => at(name, start)),
    comments: comments.flatMap(({ value, start }) =>
      [...value.matchAll(stumblingWords)].map(({ 0: word, index }) => at(word, start + index)),
    ),
  };
}

test('names say what a thing is, and comments have no word that makes a reader stop', () => {
  const read = (folder: string) => sourceFiles(folder).map((file) => wordsIn(file, readFileSync(file, 'utf8')));
  const code = ['src', 'cli'].flatMap(read);
  expect(code.flatMap(({ names }) => names)).toEqual([]);
  expect([...code, ...read('tests')].flatMap(({ comments }) => comments)).toEqual([]);
});

test('of a planted mistake the file and the line are said; a plural category and a sign that stands for something pass', () => {
  const text = [
    'const examples = { one: 1, other: 2 };',
    'export const names = services.map((one) => one.name);',
    '/** So many are kept. `*` stands for any name. */',
    'export const limit = examples.one;',
    'const { found } = result;',
  ].join('\n');
  const { names, comments } = wordsIn('src/example.ts', text);
  expect(new Set(names)).toEqual(new Set(['src/example.ts:2  one', 'src/example.ts:5  found']));
  expect(comments).toEqual(['src/example.ts:3  So many']);
});
