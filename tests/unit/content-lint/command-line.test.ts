import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const main = join(import.meta.dirname, '../../../cli/content-lint/bin.ts');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder on disk with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'content-lint-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function contentLint(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', maxBuffer: 1e9 });
  return { status, stdout, stderr };
}

const clean = { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' };
const warned = { 'nl.json': '{ "a": "Klaar." }', 'en.json': '{ "a": "Ready" }' };
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
  ])('%s', (_, files, args, status) => {
    expect(contentLint(...args, '--root', folderOf(files)).status).toBe(status);
  });

  test('2 without a command, and for a root that does not exist, with a word about it', () => {
    expect(contentLint().status).toBe(2);
    const { status, stderr } = contentLint('check', '--root', join(tmpdir(), 'no-such-folder'));
    expect(status).toBe(2);
    expect(stderr).toContain('no-such-folder');
  });

  test('0 for the version, which is that of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    for (const option of ['--version', '-V'])
      expect(contentLint(option)).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  test('0 for help and for an explanation, 2 for a rule that does not exist', () => {
    expect(contentLint('--help').status).toBe(0);
    expect(contentLint('explain', 'message/missing').stdout).toContain('i18n/en.json');
    const { status, stderr } = contentLint('explain', 'message/mising');
    expect(status).toBe(2);
    expect(stderr).toContain('message/missing');
  });
});

describe('the report', () => {
  test('as JSON names file, line and column', () => {
    const root = folderOf({ 'nl.json': '{\n  "a": "Dag {name}"\n}', 'en.json': '{\n  "a": "Hello {nmae}"\n}' });
    const { status, stdout } = contentLint('check', '--root', root, ...flat, '--format', 'json');
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

  test('for people shows the line, the spot and the other language', () => {
    const { stdout } = contentLint(
      'check',
      '--root',
      folderOf({ 'nl.json': '{ "a": "Dag {name}" }', 'en.json': '{ "a": "Hello {nmae}" }' }),
      ...flat,
    );
    expect(stdout).toContain('"a": "Hello {nmae}"');
    expect(stdout).toContain('^^^^^');
    expect(stdout).toContain('"a": "Dag {name}"');
  });

  test('speaks Dutch where it is asked to', () => {
    const { stdout } = contentLint('check', '--root', folderOf(wrong), ...flat, '--lang', 'nl');
    expect(stdout).toMatch(/Engels mist `b`/);
  });

  test('takes a folder for a pattern, and an absolute one', () => {
    const root = folderOf({ 'i18n/nl/a.json': '{ "x": "Ja" }', 'i18n/en/a.json': '{ "x": "" }' });
    for (const pattern of ['i18n/{locale}', join(root, 'i18n/{locale}/*.json')]) {
      const { stdout } = contentLint('check', '--root', root, '--messages', pattern, '--format', 'json');
      expect(JSON.parse(stdout).findings).toMatchObject([
        { code: 'message/empty', file: 'i18n/en/a.json', key: 'a.x' },
      ]);
    }
  });

  test('takes from the configuration what the call leaves out', () => {
    const config = "{ messages: 'text/{locale}.json', source: 'en', locales: ['en', 'nl'], strict: true }";
    const files = {
      'content-lint.config.ts': `export default ${config};\n`,
      'text/nl.json': warned['nl.json'],
      'text/en.json': warned['en.json'],
    };
    expect(contentLint('check', '--root', folderOf(files)).status).toBe(1);
    const bad = contentLint(
      'check',
      '--root',
      folderOf({ ...files, 'content-lint.config.ts': "export default { message: 'x' };\n" }),
    );
    expect(bad.status).toBe(2);
    expect(bad.stderr).toContain('message');
  });

  test('is whole on a pipe', () => {
    const keys = Array.from({ length: 4000 }, (_, at) => `"key${at}": "Tekst"`);
    const root = folderOf({ 'nl.json': `{ ${keys.join(', ')} }`, 'en.json': '{ "key1": "Text" }' });
    const { stdout, status } = contentLint('check', '--root', root, ...flat, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout).findings).toHaveLength(3999);
  });

  test('needs no writing and no git', () => {
    const root = folderOf(clean);
    chmodSync(root, 0o555);
    const { status } = contentLint('check', '--root', root, ...flat);
    chmodSync(root, 0o755);
    expect(status).toBe(0);
  });
});
