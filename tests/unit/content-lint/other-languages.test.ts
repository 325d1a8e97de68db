import { expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { sixLanguages } from '../../fixtures/messages/six-languages.ts';
import { projectOf } from './expect-findings.ts';

/** The findings of a translation from one of the languages into another, as `code key`. */
function found(source: string, target: string, changed: Readonly<Record<string, string>> = {}): string[] {
  const files = {
    [`i18n/${source}.json`]: JSON.stringify(sixLanguages[source]),
    [`i18n/${target}.json`]: JSON.stringify({ ...sixLanguages[target], ...changed }),
  };
  const layout = { messages: 'i18n/{locale}.json', source, locales: [source, target] };
  return checkProject(projectOf(files, layout)).map(({ code, key }) => `${code} ${key}`);
}

const targets = Object.keys(sixLanguages).filter((locale) => locale !== 'en');

test.each(targets)('a sound translation into %s has no finding, from English or from another language', (target) => {
  expect(found('en', target)).toEqual([]);
  expect(found(target, 'en')).toEqual([]);
  for (const other of targets)
    if (other !== target) expect({ other, found: found(other, target) }).toEqual({ other, found: [] });
});

test.each<[target: string, key: string, text: string, expected: string]>([
  ['pl', 'count', '{count, plural, one {# wiadomość} other {# wiadomości}}', 'plural/missing-category count'],
  ['ar', 'count', '{count, plural, one {رسالة} other {# رسالة}}', 'plural/missing-category count'],
  ['ja', 'count', '{count, plural, two {#件} other {#件}}', 'plural/unknown-category count'],
  ['de', 'hello', 'Hallo {nmae}, wie geht es Ihnen heute?', 'argument/renamed hello'],
  ['fr', 'terms', 'Lisez d’abord nos conditions !', 'tag/missing terms'],
  ['es', 'price', 'Desde 1.250,50 $ al mes', 'text/currency price'],
  ['de', 'link', 'Mehr unter https://exmaple.com/de.', 'text/url link'],
  ['pl', 'who', '{who, select, male {On tu jest} other {Oni tu są}}', 'select/options who'],
])('a mistake in %s is found: %s', (target, key, text, expected) => {
  expect(found('en', target, { [key]: text })).toEqual([expected]);
});
