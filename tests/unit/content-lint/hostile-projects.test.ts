import { expect, test } from 'vitest';
import { crashesOf } from './check-hostile.ts';
import { projectFolder } from './project-folder.ts';

const nl = '{ "a": "Dag {name}" }';
const en = '{ "a": "Hello {name}" }';
const deep = 10_000;
const bomb = 'a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\n';

test.each<[what: string, files: Record<string, string>, finding: string]>([
  ['groups', { 'i18n/en.json': `${'{"a":'.repeat(deep)}"x"${'}'.repeat(deep)}` }, 'json/syntax i18n/en.json'],
  ['groups without an end', { 'i18n/en.json': '{"a":'.repeat(deep) }, 'json/syntax i18n/en.json'],
  [
    'branches',
    { 'i18n/en.json': JSON.stringify({ a: '{n, plural, other {'.repeat(deep) + '}}'.repeat(deep) }) },
    'icu/syntax i18n/en.json',
  ],
  ['tags', { 'i18n/en.json': JSON.stringify({ a: '<b>'.repeat(deep) }) }, 'icu/syntax i18n/en.json'],
  ['lists', { 'i18n/terms.yaml': '- '.repeat(deep) }, 'yaml/syntax i18n/terms.yaml'],
  ['aliases', { 'i18n/terms.yaml': `${bomb}d: [*c, *c, *c, *c, *c, *c, *c]\n` }, 'yaml/syntax i18n/terms.yaml'],
])('%s without end are one finding', async (_, files, finding) => {
  const { found } = projectFolder({ 'i18n/nl.json': nl, 'i18n/en.json': en, ...files });
  const findings = await found('--messages', 'i18n/{locale}.json', '--locales', 'nl,en');
  expect(findings.map((one) => one.replace(/:\d+:\d+$/, ''))).toEqual([finding]);
});

test.each(['&constructor;', '&#1114112;', '&#xD800;', '&toString;', '&unknown;'])(
  '%s in XLIFF is refused in a sentence, and nothing is written',
  async (entity) => {
    const project = projectFolder({ 'i18n/nl.json': nl, 'i18n/en.json': en });
    const layout = ['--messages', 'i18n/{locale}.json', '--locales', 'nl,en'];
    await project.lint('export', '--format', 'xliff', '--out', 'out.xlf', ...layout);
    project.write({ 'out.xlf': project.read('out.xlf').replace('Hello', `Hello ${entity}`) });
    const { status, stderr } = await project.lint('import', 'out.xlf', ...layout);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^error: .*\n$/) });
    expect(project.read('i18n/en.json')).toBe(en);
  },
);

test('no hostile project of a sample stops the check; `npm run test:long` tries 2,000', async () => {
  expect(await crashesOf(Array.from({ length: 20 }, (_, at) => at * 37))).toEqual([]);
});
