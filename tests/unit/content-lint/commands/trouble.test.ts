import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { contentLint, type Files, filesOf, folderOf, main } from './content-lint.ts';

const flat = ['--messages', '{locale}.json'];
const wrong = { 'nl.json': '{ "a": "Een  vraag" }', 'en.json': '{ "a": "A question" }' };

/** Root may write everywhere; the program is then run as the user who owns nothing. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const canRunAsNobody =
  spawnSync(process.execPath, ['-e', `require('node:fs').readFileSync(${JSON.stringify(main)})`], nobody).status === 0;

/** Runs the program on a folder in which nothing may be written, not by root either. */
function onReadOnlyFolder(files: Files, args: readonly string[]) {
  const root = folderOf(files);
  chmodSync(root, 0o555);
  const options = { cwd: root, encoding: 'utf8' as const, env: { ...process.env, LANG: 'en_GB.UTF-8' }, ...nobody };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args, ...flat], options);
  chmodSync(root, 0o755);
  return { status, stdout, stderr, files: filesOf(root) };
}

describe.runIf(canRunAsNobody)('on a read-only disk', () => {
  test('a check does its work', () => {
    const { status, stdout } = onReadOnlyFolder({ 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "" }' }, ['check']);
    expect(status).toBe(1);
    expect(stdout).toContain('message/empty');
  });

  test.each([
    ['check --fix', 'nl.json'],
    ['accept', 'source.lock.json'],
    ['pseudo', 'en-XA.json'],
    ['types', 'messages.d.ts'],
    ['check --baseline known.json --update-baseline', 'known.json'],
    ['export --out out.po --format po', 'out.po'],
    ['rename a b', 'nl.json'],
  ])('%s is 2, names %s and leaves everything as it was', (command, named) => {
    const { status, stderr, files } = onReadOnlyFolder(wrong, command.split(' '));
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(named) });
    expect(stderr).toMatch(/cannot be written: you have no permission|cannot be written: the disk is read-only/);
    expect(files).toEqual(wrong);
  });

  test('a file that is read-only itself is not replaced', () => {
    const root = folderOf(wrong);
    chmodSync(join(root, 'nl.json'), 0o444);
    chmodSync(root, 0o777);
    const run = spawnSync(process.execPath, [main, 'check', '--fix', ...flat], {
      cwd: root,
      encoding: 'utf8',
      ...nobody,
    });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('nl.json');
    expect(filesOf(root)).toEqual(wrong);
  });
});

describe('where nobody can write, root neither', () => {
  test.each([
    ['check', '--baseline', '/proc/known.json', '--update-baseline'],
    ['export', '--out', '/proc/out.xlf'],
  ])('%s %s %s is 2 and names it', (...args) => {
    const { status, stderr } = contentLint(folderOf(wrong), [...args, ...flat]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/`?\/proc\/(?:known\.json|out\.xlf)`? cannot be written/);
  });

  test('says it in Dutch too', () => {
    const args = ['export', '--out', '/proc/out.xlf', '--lang', 'nl', ...flat];
    expect(contentLint(folderOf(wrong), args).stderr).toContain('is niet te schrijven');
  });
});

test('a catalogue behind a link stays a link, and its file is mended', () => {
  const root = folderOf({ 'real/nl.json': wrong['nl.json'], 'en.json': wrong['en.json'] });
  symlinkSync('real/nl.json', join(root, 'nl.json'));
  expect(contentLint(root, ['check', '--fix', ...flat]).status).toBe(0);
  expect(lstatSync(join(root, 'nl.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'real/nl.json'), 'utf8')).toBe('{ "a": "Een vraag" }');
  expect(existsSync(join(root, 'real/en.json'))).toBe(false);
});

describe('a pipe', () => {
  const keys = Array.from({ length: 4000 }, (_, at) => `"key${at}": "Tekst"`);
  const large = { 'nl.json': `{ ${keys.join(', ')} }`, 'en.json': '{ "key1": "Text" }' };

  test.each(['pretty', 'json', 'github', 'sarif', 'junit', 'gitlab'])(
    'with a slow reader gets all of %s',
    async (format) => {
      const root = folderOf(large);
      const args = ['check', ...flat, '--format', format];
      const env = { ...process.env, LC_ALL: '', LANG: 'en_GB.UTF-8' };
      const child = spawn(process.execPath, [main, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
      const code = new Promise((resolve) => child.once('exit', resolve));
      let text = '';
      await wait(1500);
      for await (const part of child.stdout.setEncoding('utf8')) {
        text += part;
        if (text.length < 400_000) await wait(10);
      }
      expect(await code).toBe(1);
      const whole = contentLint(root, args).stdout;
      expect(whole.length).toBeGreaterThan(250_000);
      expect(text === whole).toBe(true);
    },
  );

  test('that is closed early ends the program without a word', () => {
    const root = folderOf(large);
    const line = `"${process.execPath}" "${main}" check --messages "{locale}.json" --format github | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8' });
    expect(stdout).toMatch(/^::error [^\n]+\n$/);
    expect(stderr).toBe('');
  });

  test('gets no progress line and no colours', () => {
    // The test runner asks for colours in its own name.
    const { FORCE_COLOR: _, ...env } = process.env;
    const options = { cwd: folderOf(large), encoding: 'utf8' as const, env, maxBuffer: 1e9 };
    const { stdout, stderr } = spawnSync(process.execPath, [main, 'check', ...flat], options);
    expect(stdout.length).toBeGreaterThan(250_000);
    expect(stderr).toBe('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence is what is looked for.
    expect(/\u001B/.test(stdout)).toBe(false);
  });
});
