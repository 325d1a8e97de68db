import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../cli/content-lint/README.md'), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

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

test('the configuration of the README is one', async () => {
  expect(await project(blocks[0] ?? '').lint('check')).toMatchObject({ status: 0, stderr: '' });
});

test('the rule of the README finds what it is for, in its own words', async () => {
  const { status, stdout, stderr } = await project(blocks[1] ?? '').lint('check');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('`KIJK HIER EENS` is all capitals.');
  expect(stdout).toContain('0 errors and 1 warning in 1 file');
});
