import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentLint } from './content-lint.ts';
import { folderOf } from './temporary-folder.ts';

const lint = (...args: string[]) => contentLint(tmpdir(), args);

const clean = { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' };
const warned = { 'nl.json': '{ "a": "Klaar?" }', 'en.json': '{ "a": "Ready" }' };
const wrong = { 'nl.json': '{ "a": "Ja", "b": "Nee" }', 'en.json': '{ "a": "Yes" }' };
const flat = ['--messages', '{locale}.json'];

describe('exit codes', () => {
  test.each<[name: string, files: Record<string, string>, args: string[], status: number]>([
    ['0 where nothing is wrong', clean, ['check', ...flat], 0],
    ['0 on warnings', warned, ['check', ...flat], 0],
    ['1 on warnings under --strict', warned, ['check', '--strict', ...flat], 1],
    ['1 on errors', wrong, ['check', ...flat], 1],
    ['1 on a broken file', { ...clean, 'en.json': '{ "a": ' }, ['check', ...flat], 1],
    ['2 for a folder without messages', {}, ['check', ...flat], 2],
    ['2 for a pattern without {locale}', clean, ['check', '--messages', 'nl.json'], 2],
    ['2 for an unknown option', clean, ['check', '--fast'], 2],
    ['2 for an unknown command', clean, ['chek'], 2],
    ['2 for an unknown format', clean, ['check', '--format', 'xml'], 2],
    ['2 for a share that is no number', clean, ['coverage', ...flat, '--min', 'all'], 2],
    ['0 for enough coverage', clean, ['coverage', ...flat, '--min', '100'], 0],
    ['1 for too little coverage', wrong, ['coverage', ...flat, '--min', '100'], 1],
  ])('%s', async (_, files, args, status) => {
    expect((await lint(...args, '--root', folderOf(files))).status).toBe(status);
  });

  test('2 without a command, and for a root that does not exist, with a word about it', async () => {
    expect((await lint()).status).toBe(2);
    const { status, stderr } = await lint('check', '--root', join(tmpdir(), 'no-such-folder'));
    expect(status).toBe(2);
    expect(stderr).toContain('no-such-folder');
  });

  test('0 for help, with the commands, and for an explanation, 2 for a rule that does not exist', async () => {
    expect(await lint('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('coverage') });
    expect((await lint('explain', 'message/missing')).stdout).toContain('i18n/en.json');
    const { status, stderr } = await lint('explain', 'message/mising');
    expect(status).toBe(2);
    expect(stderr).toContain('message/missing');
  });
});

describe('the report', () => {
  test('as JSON names file, line and column', async () => {
    const root = folderOf({ 'nl.json': '{\n  "a": "Dag {name}"\n}', 'en.json': '{\n  "a": "Hello {nmae}"\n}' });
    const { status, stdout } = await lint('check', '--root', root, ...flat, '--format', 'json');
    const report = JSON.parse(stdout);
    expect(status).toBe(1);
    expect(report.summary).toMatchObject({ findings: 1, errors: 1, warnings: 0 });
    expect(report.findings[0]).toMatchObject({
      code: 'argument/renamed',
      file: 'en.json',
      line: 2,
      column: 15,
      key: 'a',
    });
    expect(report.findings[0].message).toContain('{nmae}');
  });

  test('for people shows the line, the spot and the other language', async () => {
    const { stdout } = await lint(
      'check',
      '--root',
      folderOf({ 'nl.json': '{ "a": "Dag {name}" }', 'en.json': '{ "a": "Hello {nmae}" }' }),
      ...flat,
    );
    expect(stdout).toContain('"a": "Hello {nmae}"');
    expect(stdout).toContain('^^^^^');
    expect(stdout).toContain('"a": "Dag {name}"');
  });

  test('speaks Dutch where it is asked to', async () => {
    const { stdout } = await lint('check', '--root', folderOf(wrong), ...flat, '--lang', 'nl');
    expect(stdout).toMatch(/Engels mist `b`/);
  });

  test('takes a folder for a pattern, and an absolute one', async () => {
    const root = folderOf({ 'i18n/nl/a.json': '{ "x": "Ja" }', 'i18n/en/a.json': '{ "x": "" }' });
    for (const pattern of ['i18n/{locale}', join(root, 'i18n/{locale}/*.json')]) {
      const { stdout } = await lint('check', '--root', root, '--messages', pattern, '--format', 'json');
      expect(JSON.parse(stdout).findings).toMatchObject([
        { code: 'message/empty', file: 'i18n/en/a.json', key: 'a.x' },
      ]);
    }
  });

  test('takes from the configuration what the call leaves out', async () => {
    const config = "{ messages: 'text/{locale}.json', source: 'en', locales: ['en', 'nl'], strict: true }";
    const files = {
      'content-lint.config.ts': `export default ${config};\n`,
      'text/nl.json': warned['nl.json'],
      'text/en.json': warned['en.json'],
    };
    expect((await lint('check', '--root', folderOf(files))).status).toBe(1);
    const bad = await lint(
      'check',
      '--root',
      folderOf({ ...files, 'content-lint.config.ts': "export default { message: 'x' };\n" }),
    );
    expect(bad.status).toBe(2);
    expect(bad.stderr).toContain('message');
  });
});
