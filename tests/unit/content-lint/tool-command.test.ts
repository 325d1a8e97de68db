import { expect, test } from 'vitest';
import { toolCommand } from '#cli/content-lint/host/tool-command.ts';
import { contentLint } from './content-lint.ts';
import { type Files, folderOf, write } from './temporary-folder.ts';

const npm = { LANG: 'en_GB.UTF-8', npm_lifecycle_event: 'check' };
const script = (body: string) => ({ 'package.json': JSON.stringify({ scripts: { words: body } }) });
const installed = { 'node_modules/.bin/content-lint': '' };

test.each<[what: string, files: Files, env: Record<string, string>, expected: string]>([
  ['a script, run by npm', script('node tools/content-lint/bin.js'), npm, 'npm run words --'],
  ['a script of its name alone', { ...installed, ...script('content-lint') }, npm, 'npm run words --'],
  ['a script, not run by npm', { ...installed, ...script('content-lint') }, {}, 'npx content-lint'],
  ['a script of one command', { ...installed, ...script('content-lint check') }, npm, 'npx content-lint'],
  ['a script that only names it', script('npm pack -w content-lint'), npm, 'content-lint'],
  ['a package.json that is broken', { ...installed, 'package.json': '{' }, npm, 'npx content-lint'],
  ['nothing', {}, {}, 'content-lint'],
])('%s', (_, files, env, expected) => {
  expect(toolCommand(folderOf(files), env)).toBe(expected);
});

const project = {
  ...script('content-lint'),
  'i18n/nl.json': '{ "a": "Ja" }',
  'i18n/en.json': '{ "a": "Yes" }',
  'i18n/source.lock.json': '{}',
};

const packed = {
  'node_modules/content-lint/package.json': '{ "name": "content-lint", "type": "module", "exports": "./api.js" }',
  'node_modules/content-lint/api.js': 'export const defineConfig = (config) => config;\n',
};

test.each<[what: string, files: Files, args: string[], expected: string]>([
  ['a rule that there is not', {}, ['explain', 'text/digit'], 'See `npm run words -- rules`'],
  ['a wrong option', {}, ['check', '--fats'], '`npm run words -- --help` lists'],
  ['help', {}, ['--help'], '  npm run words -- explain message/stale'],
  ['why a rule is', {}, ['explain', 'message/stale'], '`npm run words -- accept`'],
  [
    'init',
    packed,
    ['init', '--messages', 'i18n/{locale}.json', '--source', 'nl'],
    'From now on: `npm run words -- check`',
  ],
])('the advice of %s is a command that is there', async (_, files, args, expected) => {
  const { stdout, stderr } = await contentLint(folderOf({ ...project, ...files }), args, npm);
  expect(stdout + stderr).toContain(expected);
  expect(stdout + stderr).not.toMatch(/`content-lint /);
});

test('the advice of a finding is a command that is there', async () => {
  const root = folderOf(project);
  const args = ['--messages', 'i18n/{locale}.json'];
  await contentLint(root, ['accept', '--all', ...args], npm);
  write(root, { 'i18n/nl.json': '{ "a": "Jazeker wel" }' });
  const { stdout } = await contentLint(root, ['check', ...args], npm);
  expect(stdout).toContain('`npm run words -- accept a`');
});
