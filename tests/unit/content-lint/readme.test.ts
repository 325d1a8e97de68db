import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '../../../cli/content-lint', name), 'utf8');
const readme = page('README.md');
const [config = ''] = blocksOf(readme);
const [plugin = ''] = blocksOf(page('PLUGINS.md'));

/** The blocks of TypeScript in a page. */
function blocksOf(text: string): string[] {
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
}

const project = (config: string) =>
  projectFolder({
    'content-lint.config.ts': config,
    'node_modules/content-lint/package.json': '{ "name": "content-lint", "type": "module", "exports": "./api.js" }',
    'node_modules/content-lint/api.js':
      'export const defineConfig = (own) => own;\nexport const defineRule = (own) => own;\n',
    'i18n/nl.json': '{ "a": "KIJK HIER EENS", "b": "Kijk hier eens" }',
    'i18n/en.json': '{ "a": "Have a look here", "b": "Have a look here" }',
    'i18n/nl/x.json': '{ "a": "Kijk hier eens" }',
    'i18n/en/x.json': '{ "a": "Have a look here" }',
  });

test('the README is below 10 kB', () => {
  expect(Buffer.byteLength(readme)).toBeLessThan(10_000);
});

test('the sample of the README is what a check says', async () => {
  const [sample = ''] = [...readme.matchAll(/```\n(i18n[\s\S]*?)```/g)].map(([, text = '']) => text);
  const { lint } = projectFolder({
    'i18n/en.json': '{\n  "bye": "Bye",\n  "hello": "Hello {name}"\n}',
    'i18n/de.json': '{\n  "bye": "Bis bald",\n  "hello": "Hallo {nmae}"\n}',
  });
  const { stdout } = await lint('check', '--messages', 'i18n/{locale}.json', '--source', 'en', '--lang', 'en');
  expect(sample).not.toBe('');
  expect(stdout).toContain(sample.trimEnd());
});

test('the configuration of the README is one', async () => {
  expect(await project(config).lint('check')).toMatchObject({ status: 0, stderr: '' });
});

test('the rule of PLUGINS.md finds what it is for, in its own words', async () => {
  const { status, stdout, stderr } = await project(plugin).lint('check');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('`KIJK HIER EENS` is all capitals.');
  expect(stdout).toContain('0 errors and 1 warning in 1 file');
});
