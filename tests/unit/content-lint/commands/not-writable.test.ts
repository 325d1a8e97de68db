import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentLint } from '../content-lint.ts';
import { type Files, filesOf, folderOf } from '../temporary-folder.ts';

const flat = ['--messages', '{locale}.json'];
const wrong = { 'nl.json': '{ "a": "Een  vraag" }', 'en.json': '{ "a": "A question" }' };

/** Does something without the right of root to write everywhere. */
async function withoutRoot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

/** Runs the program on a folder in which nothing may be written. */
async function onReadOnlyFolder(files: Files, args: readonly string[]) {
  const root = folderOf(files);
  chmodSync(root, 0o555);
  const finished = await withoutRoot(() => contentLint(root, [...args, ...flat]));
  chmodSync(root, 0o755);
  return { ...finished, files: filesOf(root) };
}

describe('on a read-only disk', () => {
  test('a check does its work, and goes without a cache', async () => {
    const files = { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "" }', 'node_modules/x/package.json': '{}' };
    const { status, stdout, files: after } = await onReadOnlyFolder(files, ['check']);
    expect(status).toBe(1);
    expect(stdout).toContain('message/empty');
    expect(after).toEqual(files);
  });

  test.each([
    ['check --fix', 'nl.json'],
    ['accept --all', 'source.lock.json'],
    ['pseudo', 'en-XA.json'],
    ['types', 'messages.d.ts'],
    ['check --baseline known.json --update-baseline', 'known.json'],
    ['export --out out.po --format po', 'out.po'],
    ['rename a b', 'nl.json'],
  ])('%s is 2, names %s and leaves everything as it was', async (command, named) => {
    const { status, stderr, files } = await onReadOnlyFolder(wrong, command.split(' '));
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(named) });
    expect(stderr).toMatch(/cannot be written: you have no permission|cannot be written: the disk is read-only/);
    expect(files).toEqual(wrong);
  });
});

test('a folder whose files may be listed but not opened is 2 and names one of them', async () => {
  const root = folderOf({ 'i18n/nl.json': '{}', 'i18n/en.json': '{}' });
  chmodSync(root, 0o755);
  chmodSync(join(root, 'i18n'), 0o444);
  const messages = ['--messages', 'i18n/{locale}.json'];
  const { status, stderr } = await withoutRoot(() => contentLint(root, ['check', ...messages]));
  chmodSync(join(root, 'i18n'), 0o755);
  expect(status).toBe(2);
  expect(stderr).toMatch(/`i18n\/\w+\.\w+` cannot be read: you have no permission/);
});

describe('where nobody can write, root neither', () => {
  test('an export is 2 and names it', async () => {
    const { status, stderr } = await contentLint(folderOf(wrong), ['export', '--out', '/proc/out.xlf', ...flat]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/`?\/proc\/out\.xlf`? cannot be written/);
  });

  test('says it in Dutch too', async () => {
    const args = ['export', '--out', '/proc/out.xlf', '--lang', 'nl', ...flat];
    expect((await contentLint(folderOf(wrong), args)).stderr).toContain('is niet te schrijven');
  });
});

test('a catalogue behind a link stays a link, and its file is mended', async () => {
  const root = folderOf({ 'real/nl.json': wrong['nl.json'], 'en.json': wrong['en.json'] });
  symlinkSync('real/nl.json', join(root, 'nl.json'));
  expect((await contentLint(root, ['check', '--fix', ...flat])).status).toBe(0);
  expect(lstatSync(join(root, 'nl.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'real/nl.json'), 'utf8')).toBe('{ "a": "Een vraag" }');
  expect(existsSync(join(root, 'real/en.json'))).toBe(false);
});
