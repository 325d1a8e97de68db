import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { sourceFiles } from './imports.ts';

/** The list of locales, the paths of pages, and the page files, each of which is of one locale. */
const namesLocales = /^src\/(domain\/(locale|routes)\.ts|pages\/.*|pages\.gen\.ts|.*\/generated\/.*)$/;

/** A code in quotes, at the start of a path, as the name of a property, or asked for as one. Comments may give examples. */
const code = new RegExp(
  `(['"\`])(${locales.join('|')})\\1|['"\`]/(${locales.join('|')})\\b|[{,(]\\s*(${locales.join('|')})\\s*[:,}]|\\.(${locales.join('|')})\\b`,
);

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

test('the codes of locales are in their list, the route table and the page files, and nowhere else in the site', () => {
  const named = sourceFiles('src').filter((file) => code.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(named.filter((file) => !namesLocales.test(file))).toEqual([]);
  expect(named).toContain('src/domain/locale.ts');
});
