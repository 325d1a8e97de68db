import { expect, test } from 'vitest';
import { readExceptions } from '#cli/content-lint/core/linter/exceptions.ts';
import { parseRecord } from '#cli/content-lint/formats/parse-record.ts';
import { projectFolder } from './project-folder.ts';

/** Whether an exception covers a finding about a message. */
function covers(exception: string, key: string, file = 'i18n/en/pages/home.json'): boolean {
  const text = `- { rule: message/empty, ${exception}, reason: Filled in by the program. }\n`;
  const exceptions = readExceptions(parseRecord('exceptions.yaml', text));
  return exceptions.covers({ code: 'message/empty', key, locale: 'en', file });
}

test.each([
  ['key: home.title', 'home.title', true],
  ['key: home.title', 'home.titles', false],
  ['key: "home.*"', 'home.hero.title', true],
  ['key: "home.*"', 'homes.title', false],
  ['key: "*.title"', 'home.hero.title', true],
  ['key: "home.*.title"', 'home.hero.small.title', true],
  ['key: "a(b)"', 'a(b)', true],
  ['file: "i18n/en/*"', 'any', true],
  ['file: "i18n/nl/*"', 'any', false],
  ['locale: nl', 'any', false],
  ['locale: en', 'any', true],
])('the exception { %s } covers %s: %s', (exception, key, isCovered) => {
  expect(covers(exception, key)).toBe(isCovered);
});

test.each([
  ['{ rule: message/empty, key: a, reason: No. }', ': `reason` is missing or wrong.'],
  ['{ rule: message/empty, kye: a, reason: Filled in by the program. }', ': `kye` is missing or wrong.'],
  ['message/empty', '.'],
])('what is wrong with the exception %s', async (exception, problem) => {
  const folder = projectFolder({
    'i18n/nl.json': '{ "a": "Ja" }',
    'i18n/en.json': '{ "a": "Yes" }',
    'i18n/exceptions.yaml': `- ${exception}\n`,
  });
  const { stdout } = await folder.lint('check', '--messages', 'i18n/{locale}.json');
  expect(stdout).toContain(`This is no proper exception${problem}  exception/invalid\n`);
});

test('a comment before code on its line is about that line', async () => {
  const folder = projectFolder({
    'i18n/nl.json': '{ "a": "Ja" }',
    'i18n/en.json': '{ "a": "Yes" }',
    'src/page.tsx':
      '/* content-lint-ignore code/markup-text -- The name of a product. */ export const A = () => <p>Windas bouwt</p>;\n',
  });
  const { stdout } = await folder.lint('check', '--messages', 'i18n/{locale}.json', '--src', 'src');
  expect(stdout).not.toContain('Windas');
  expect(stdout).not.toContain('exception/unused');
});

test.each([
  ['the list', { 'i18n/exceptions.yaml': '- { rule: shop/sample, key: a, reason: Still true next year. }\n' }],
  ['a comment', { 'shop/prices.yaml': '# content-lint-ignore shop/sample -- still true next year\ntable: 12\n' }],
])('an exception in %s for a rule of a profile is unused under that profile only', async (_, files) => {
  const rule = "{ code: 'shop/sample', severity: 'error', profile: 'production', examples: {} }";
  const plugin = `{ name: 'shop', files: ['shop/*.yaml'], rules: [${rule}], texts: { en: {}, nl: {} } }`;
  const folder = projectFolder({
    'i18n/nl.json': '{ "a": "Ja" }',
    'i18n/en.json': '{ "a": "Yes" }',
    'content-lint.config.ts': `export default { messages: 'i18n/{locale}.json', source: 'nl', locales: ['nl', 'en'], plugins: [${plugin}] };\n`,
    ...files,
  });
  expect(await folder.found()).toEqual([]);
  expect(await folder.found('--profile', 'production')).toEqual([expect.stringContaining('exception/unused')]);
});
