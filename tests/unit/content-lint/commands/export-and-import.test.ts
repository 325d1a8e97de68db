import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentLint } from '../content-lint.ts';
import { filesOf, folderOf, write } from '../temporary-folder.ts';

const project = {
  'content-lint.config.ts': "export default { messages: 'i18n/{locale}/*.json', source: 'nl' };\n",
  'i18n/nl/home.json': '{\n    "title": "Dag {name}",\n    "list": ["Een\\u00a0ding", "Twee dingen"]\n}\n',
  'i18n/nl/more.json': '{ "open": "Wij zijn open", "gone": "Tot morgen" }',
  'i18n/en/home.json': '{\n    "title": "Hello {name}",\n    "list": ["One\\u00a0thing", "Two things"]\n}\n',
  'i18n/en/more.json': '{ "open": "We are open" }',
};

describe.each(['xliff', 'csv', 'po'])('%s', (format) => {
  test('out and in again leaves every byte', async () => {
    const root = folderOf(project);
    const file = `out.${format}`;
    expect((await contentLint(root, ['export', '--format', format, '--out', file])).status).toBe(0);
    const before = filesOf(root);
    const { status, stdout } = await contentLint(root, ['import', file]);
    expect(status).toBe(0);
    expect(stdout).toContain('Nothing had to change');
    expect(filesOf(root)).toEqual(before);
  });

  test('a new translation is put where the source has it', async () => {
    const root = folderOf(project);
    const { stdout } = await contentLint(root, ['export', '--format', format, '--missing']);
    expect(stdout).toContain('Tot morgen');
    expect(stdout).not.toContain('Wij zijn open');
    const filled = {
      xliff: stdout
        .replace('<segment state="initial">', '<segment>')
        .replace('</source>', '</source><target>See you tomorrow</target>'),
      csv: stdout.replace('Tot morgen,', 'Tot morgen,See you tomorrow'),
      po: stdout.replace(/msgstr ""\n$/, 'msgstr "See you tomorrow"\n'),
    }[format];
    write(root, { [`in.${format}`]: filled ?? '' });
    const { status, stdout: said } = await contentLint(root, ['import', `in.${format}`]);
    expect(status).toBe(0);
    expect(said).toContain('1 message imported, 1 file written');
    const { 'i18n/en/more.json': changed = '', ...rest } = filesOf(root);
    const { 'i18n/en/more.json': _, ...others } = project;
    expect(rest).toMatchObject(others);
    expect(changed).toBe('{\n  "open": "We are open",\n  "gone": "See you tomorrow"\n}');
    expect((await contentLint(root, ['check'])).status).toBe(0);
  });
});

describe('an import that would not pass', () => {
  const csv = (...rows: string[]) => ['key,file,nl,en', ...rows].join('\r\n');

  test('is refused with every finding named, and nothing is written', async () => {
    const root = folderOf(project);
    write(root, {
      'in.csv': csv(
        'home.title,x,Dag {name},Hello {nmae}',
        'home.list.1,x,Twee dingen,Two {things',
        'more.open,x,Wij zijn open,We are here',
      ),
    });
    const before = filesOf(root);
    const { status, stdout, stderr } = await contentLint(root, ['import', 'in.csv']);
    expect(status).toBe(1);
    expect(stdout).toContain('argument/renamed');
    expect(stdout).toContain('icu/syntax');
    expect(stderr).toContain('Nothing was written');
    expect(filesOf(root)).toEqual(before);
  });

  test('takes the rest where a message is gone or its source has changed, and says so', async () => {
    const root = folderOf(project);
    write(root, {
      'in.csv': csv(
        'home.nope,x,Weg,Away',
        'home.title,x,Hoi {name},Hi {name}',
        'more.open,x,Wij zijn open,Open for you',
      ),
    });
    const { status, stderr } = await contentLint(root, ['import', 'in.csv']);
    expect(status).toBe(0);
    expect(stderr).toMatch(/home\.nope: there is no such message/);
    expect(stderr).toMatch(/home\.title: its source has changed/);
    expect(filesOf(root)['i18n/en/more.json']).toContain('Open for you');
    expect(filesOf(root)['i18n/en/home.json']).toBe(project['i18n/en/home.json']);
  });

  test('does not mind what was wrong before', async () => {
    const root = folderOf({ ...project, 'i18n/en/home.json': '{ "title": "Hello {nmae}", "list": ["One", "Two"] }' });
    write(root, { 'in.csv': csv('more.open,x,Wij zijn open,Open for you') });
    expect((await contentLint(root, ['import', 'in.csv'])).status).toBe(0);
  });

  test('is refused over a catalogue that is broken', async () => {
    const root = folderOf({ ...project, 'i18n/en/home.json': '{ "title": ' });
    write(root, { 'in.csv': csv('more.open,x,Wij zijn open,Open for you') });
    const { status, stdout } = await contentLint(root, ['import', 'in.csv']);
    expect(status).toBe(1);
    expect(stdout).toContain('json/syntax');
  });
});

describe('wrong use is 2, with a word about it', () => {
  test.each<[name: string, args: string[], says: RegExp]>([
    ['a language that is not there', ['export', '--target', 'fr'], /There are en/],
    ['the source as the target', ['export', '--target', 'nl'], /There are en/],
    ['a form that is not there', ['export', '--format', 'xls'], /Allowed choices are xliff, csv, po/],
    ['a file that is not there', ['import', 'nope.csv'], /nope\.csv/],
    ['a file whose name tells nothing', ['import', 'content-lint.config.ts'], /--format/],
    [
      'a file that is something else',
      ['import', 'content-lint.config.ts', '--format', 'po'],
      /content-lint\.config\.ts:1:/,
    ],
    ['two languages to choose from', ['export', '--locales', 'nl,en,de'], /--target: en, de/],
  ])('%s', async (_, args, says) => {
    const { status, stderr } = await contentLint(folderOf(project), args);
    expect(status).toBe(2);
    expect(stderr).toMatch(says);
  });

  test('a folder that may not be written', async () => {
    const root = folderOf(project);
    write(root, { 'in.csv': 'key,file,nl,en\r\nmore.open,x,Wij zijn open,Open for you\r\n' });
    chmodSync(join(root, 'i18n/en'), 0o555);
    const { status, stderr } = await contentLint(root, ['import', 'in.csv']);
    chmodSync(join(root, 'i18n/en'), 0o755);
    // The superuser may write anywhere.
    if (process.getuid?.() === 0) expect(status).toBe(0);
    else {
      expect(status).toBe(2);
      expect(stderr).toMatch(/cannot be written/);
    }
  });
});

test('more than two languages: one at a time', async () => {
  const root = folderOf({
    'nl.json': '{ "a": "Dag {name}", "b": "Nee" }',
    'en.json': '{ "a": "Hello {name}", "b": "No" }',
    'de.json': '{ "a": "Hallo {name}" }',
  });
  const own = ['--messages', '{locale}.json', '--locales', 'nl,en,de'];
  const { stdout } = await contentLint(root, ['export', ...own, '--target', 'de', '--format', 'csv']);
  write(root, { 'in.csv': stdout.replace('Nee,', 'Nee,Nein') });
  expect((await contentLint(root, ['import', 'in.csv', ...own])).status).toBe(0);
  expect(JSON.parse(filesOf(root)['de.json'] ?? '')).toEqual({ a: 'Hallo {name}', b: 'Nein' });
});

test('a key that JavaScript has for itself is left out in one line, and the others are imported', async () => {
  const root = folderOf({ 'nl.json': '{ "a": "Ja", "__proto__": "Nee" }', 'en.json': '{ "a": "Yes" }' });
  const pattern = ['--messages', '{locale}.json'];
  write(root, { 'in.csv': 'key,file,nl,en\n__proto__,nl.json,Nee,No\na,nl.json,Ja,Certainly\n' });
  const { stdout, stderr } = await contentLint(root, ['import', 'in.csv', ...pattern]);
  expect(stderr).toMatch(/^__proto__: .*\n$/);
  expect(stdout).toContain('1 message imported');
});
