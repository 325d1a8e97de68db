import { expect, test } from 'vitest';
import { processorSeconds } from '../../processor-seconds.ts';
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
  [
    'groups of a lock',
    { 'i18n/source.lock.json': `${'{"a":'.repeat(deep)}"x"${'}'.repeat(deep)}` },
    'json/syntax i18n/source.lock.json',
  ],
  ['lists', { 'i18n/terms.yaml': '- '.repeat(deep) }, 'yaml/syntax i18n/terms.yaml'],
  ['aliases', { 'i18n/terms.yaml': `${bomb}d: [*c, *c, *c, *c, *c, *c, *c]\n` }, 'yaml/syntax i18n/terms.yaml'],
])('%s without end are one finding', async (_, files, finding) => {
  const { found } = projectFolder({ 'i18n/nl.json': nl, 'i18n/en.json': en, ...files });
  const findings = await found(...ofTwo);
  expect(findings.map((one) => one.replace(/:\d+:\d+$/, ''))).toEqual([finding]);
});

const endless = `${'{"a":'.repeat(deep)}"x"${'}'.repeat(deep)}`;
const ofTwo = ['--messages', 'i18n/{locale}.json', '--locales', 'nl,en'];

test.each([
  ['rename', ['rename', 'a', 'b']],
  ['import', ['import', 'in.csv']],
])('%s tells the one finding of a catalogue without end, and writes nothing', async (_, args) => {
  const project = projectFolder({ 'i18n/nl.json': nl, 'i18n/en.json': en });
  await project.lint('export', '--format', 'csv', '--out', 'in.csv', ...ofTwo);
  project.write({ 'i18n/en.json': endless });
  const { status, stdout } = await project.lint(...args, ...ofTwo);
  expect(status).toBe(1);
  expect(stdout.match(/json\/syntax/g)).toEqual(['json/syntax']);
  expect(project.read('i18n/nl.json')).toBe(nl);
  expect(project.read('i18n/en.json')).toBe(endless);
});

test.each([
  ['begun document types', '<!DOCTYPE '.repeat(200_000)],
  ['document types', '<!DOCTYPE a>'.repeat(200_000)],
  ['document types in one', `<!DOCTYPE a [${'<!DOCTYPE '.repeat(200_000)}`],
  ['elements in each other', '<a>'.repeat(200_000)],
])('200,000 %s are refused in a sentence within a second', async (_, text) => {
  const project = projectFolder({ 'i18n/nl.json': nl, 'i18n/en.json': en, 'out.xlf': text });
  const { seconds, result } = await processorSeconds(() => project.lint('import', 'out.xlf', ...ofTwo));
  const { status, stderr } = result;
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^error: .*\n$/) });
  expect(seconds).toBeLessThan(1);
});

test.each(['&constructor;', '&#1114112;', '&#xD800;', '&toString;', '&unknown;'])(
  '%s in XLIFF is refused in a sentence, and nothing is written',
  async (entity) => {
    const project = projectFolder({ 'i18n/nl.json': nl, 'i18n/en.json': en });
    await project.lint('export', '--format', 'xliff', '--out', 'out.xlf', ...ofTwo);
    project.write({ 'out.xlf': project.read('out.xlf').replace('Hello', `Hello ${entity}`) });
    const { status, stderr } = await project.lint('import', 'out.xlf', ...ofTwo);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^error: .*\n$/) });
    expect(project.read('i18n/en.json')).toBe(en);
  },
);

test('no hostile project of a sample stops the check; `npm run test:long` tries 2,000', async () => {
  expect(await crashesOf(Array.from({ length: 20 }, (_, at) => at * 37))).toEqual([]);
});
