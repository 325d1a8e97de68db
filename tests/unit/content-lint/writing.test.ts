import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentLint } from './content-lint.ts';
import { type Files, filesOf, folderOf, write } from './temporary-folder.ts';

// `nl` has a finding that `--fix` mends.
const project = { 'i18n/nl.json': '{ "a": "Een  vraag" }', 'i18n/en.json': '{ "a": "A question" }' };
const layout = ['--messages', 'i18n/{locale}.json', '--source', 'nl', '--locales', 'nl,en'];

/** A project in a folder beside files that are not its own. */
function projectBeside(others: Files): { around: string; root: string } {
  const around = folderOf({ ...others });
  const root = join(around, 'project');
  write(root, project);
  return { around, root };
}

describe('nothing is written outside of the root', () => {
  const known = { 'other/nl.json': project['i18n/nl.json'], 'other/en.json': project['i18n/en.json'] };

  test.each<[why: string, args: string[], prepare?: (root: string, around: string) => void]>([
    ['by a pattern of the messages', ['check', '--fix', '--messages', '../other/{locale}.json']],
    ['by an absolute pattern', ['check', '--fix', '--messages', '<around>/other/{locale}.json']],
    ['by a baseline', ['check', '--baseline', '../other/known.json', '--update-baseline', ...layout]],
    ['by a file of types', ['types', '--out', '../other/messages.d.ts', ...layout]],
    ['by a pseudo-locale', ['pseudo', '--target', '../../other/xx', ...layout]],
    [
      'by the name of a locale',
      ['check', '--fix', '--messages', 'i18n/{locale}.json', '--locales', 'nl,../../other/nl'],
    ],
    [
      'by the configuration',
      ['check', '--fix'],
      (root) =>
        write(root, {
          'content-lint.config.ts': "export default { messages: '../other/{locale}.json', source: 'nl' };\n",
        }),
    ],
    [
      'by a baseline in the configuration',
      ['check', '--update-baseline'],
      (root) =>
        write(root, {
          'content-lint.config.ts':
            "export default { messages: 'i18n/{locale}.json', source: 'nl', baseline: '../other/known.json' };\n",
        }),
    ],
    [
      'by a link to a folder',
      ['check', '--fix', '--messages', 'linked/{locale}.json'],
      (root, around) => symlinkSync(join(around, 'other'), join(root, 'linked')),
    ],
    [
      'by a link to a file',
      ['check', '--fix', '--messages', 'linked/{locale}.json'],
      (root, around) => {
        mkdirSync(join(root, 'linked'));
        for (const name of ['nl.json', 'en.json']) symlinkSync(join(around, 'other', name), join(root, 'linked', name));
      },
    ],
    [
      'by a link to a file that does not exist',
      ['accept', '--all', ...layout],
      (root, around) => symlinkSync(join(around, 'other/lock.json'), join(root, 'i18n/source.lock.json')),
    ],
    [
      'by a folder of the cache',
      ['check', ...layout],
      (root, around) => symlinkSync(join(around, 'other'), join(root, 'node_modules')),
    ],
  ])('%s', async (_, args, prepare) => {
    const { around, root } = projectBeside(known);
    prepare?.(root, around);
    const { status, stderr } = await contentLint(
      root,
      args.map((arg) => arg.replace('<around>', around)),
    );
    expect(stderr).not.toContain('    at ');
    expect([0, 1, 2]).toContain(status);
    const { 'other/nl.json': nl, 'other/en.json': en, ...rest } = filesOf(around);
    expect({ 'other/nl.json': nl, 'other/en.json': en }).toEqual(known);
    expect(Object.keys(rest).filter((path) => !path.startsWith('project/'))).toEqual([]);
  });

  test('and what would be is named, in the language of the report', async () => {
    const { root } = projectBeside(known);
    const args = ['check', '--fix', '--messages', '../other/{locale}.json'];
    expect(await contentLint(root, args)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/`\.\.\/other\/nl\.json` lies outside of the project/),
    });
    expect((await contentLint(root, [...args, '--lang', 'nl'])).stderr).toContain('ligt buiten het project');
  });

  test('while links inside the project are followed', async () => {
    const root = folderOf({ 'real/nl.json': project['i18n/nl.json'], 'real/en.json': project['i18n/en.json'] });
    symlinkSync('real', join(root, 'i18n'));
    expect((await contentLint(root, ['check', '--fix', ...layout])).status).toBe(0);
    expect(lstatSync(join(root, 'i18n')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(root, 'real/nl.json'), 'utf8')).toBe('{ "a": "Een vraag" }');
  });
});

describe('a file that is written', () => {
  test('keeps its mode', async () => {
    const root = folderOf(project);
    chmodSync(join(root, 'i18n/nl.json'), 0o660);
    expect((await contentLint(root, ['check', '--fix', ...layout])).status).toBe(0);
    expect(statSync(join(root, 'i18n/nl.json')).mode & 0o777).toBe(0o660);
  });

  test('is another file than before: no reader of the old one sees half of it', async () => {
    const root = folderOf(project);
    const before = statSync(join(root, 'i18n/nl.json')).ino;
    await contentLint(root, ['check', '--fix', ...layout]);
    expect(statSync(join(root, 'i18n/nl.json')).ino).not.toBe(before);
  });
});

describe('drafts of a run that was killed', () => {
  /** The highest id that Linux gives to a process by default is far below. */
  const ended = 2 ** 30;

  test.each([
    ['go with the next check', ['check', ...layout]],
    ['go with the next run that writes', ['check', '--fix', ...layout]],
    ['go with the next export to their folder', ['export', '--out', 'i18n/out.xlf', ...layout]],
  ])('%s', async (_, args) => {
    const root = folderOf(project);
    for (const id of [ended, process.pid])
      writeFileSync(join(root, `i18n/.nl.json.${id}.content-lint-draft`), '{ "a":');
    await contentLint(root, args);
    expect(readdirSync(join(root, 'i18n')).filter((name) => name.includes('draft'))).toEqual([]);
  });

  test('stay while their process runs', async () => {
    const root = folderOf(project);
    const draft = join(root, `i18n/.nl.json.${process.ppid}.content-lint-draft`);
    writeFileSync(draft, '{ "a":');
    await contentLint(root, ['check', ...layout]);
    expect(existsSync(draft)).toBe(true);
  });
});
