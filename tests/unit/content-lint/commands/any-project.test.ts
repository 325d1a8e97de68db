import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentLint } from '../content-lint.ts';
import { type Files, filesOf, folderOf } from '../temporary-folder.ts';

interface Report {
  findings: { code: string; file: string; line: number; column: number; key?: string }[];
}

/** The findings of a check as `code file key`. */
async function found(files: Files, args: readonly string[] = []): Promise<string[]> {
  const { stdout, stderr } = await contentLint(folderOf(files), ['check', '--format', 'json', ...args]);
  if (stdout === '') throw new Error(stderr);
  const { findings } = JSON.parse(stdout) as Report;
  return findings.map(({ code, file, key }) => `${code} ${file}${key === undefined ? '' : ` ${key}`}`);
}

const nl = '{ "home": { "title": "Dag {name}" } }';
const en = '{ "home": { "title": "Hello {nmae}" } }';

describe('catalogues may lie anywhere', () => {
  test.each<[name: string, files: Files, args: string[], expected: string]>([
    [
      'one file a language',
      { 'nl.json': nl, 'en.json': en },
      ['--messages', '{locale}.json'],
      'argument/renamed en.json home.title',
    ],
    [
      'in a folder',
      { 'lang/nl.json': nl, 'lang/en.json': en },
      ['--messages', 'lang/{locale}.json'],
      'argument/renamed lang/en.json home.title',
    ],
    [
      'a folder a language',
      { 'l/nl/a.json': nl, 'l/en/a.json': en },
      ['--messages', 'l/{locale}'],
      'argument/renamed l/en/a.json a.home.title',
    ],
    [
      'folders deep',
      { 'l/nl/x/y.json': nl, 'l/en/x/y.json': en },
      ['--messages', 'l/{locale}/**/*.json'],
      'argument/renamed l/en/x/y.json x.y.home.title',
    ],
    [
      'beside what they are for',
      { 'src/a/nl.json': nl, 'src/a/en.json': en },
      ['--messages', 'src/*/{locale}.json'],
      'argument/renamed src/a/en.json a.home.title',
    ],
    [
      'with the language in the name',
      { 'm/a.nl.json': nl, 'm/a.en.json': en },
      ['--messages', 'm/*.{locale}.json'],
      'argument/renamed m/a.en.json a.home.title',
    ],
    [
      'flat',
      { 'nl.json': '{ "home.title": "Dag {name}" }', 'en.json': '{ "home.title": "Hello {nmae}" }' },
      ['--messages', '{locale}.json'],
      'argument/renamed en.json home.title',
    ],
    [
      'in other languages',
      { 'de.json': '{ "t": "Hallo {name}" }', 'fr.json': '{ "t": "Salut {nmae}" }' },
      ['--messages', '{locale}.json', '--source', 'de', '--locales', 'de,fr'],
      'argument/renamed fr.json t',
    ],
    [
      'with regions',
      { 'pt-BR.json': '{ "t": "Oi {name}" }', 'es_MX.json': '{ "t": "Hola {nmae}" }' },
      ['--messages', '{locale}.json', '--source', 'pt-BR', '--locales', 'es_MX'],
      'argument/renamed es_MX.json t',
    ],
  ])('%s', async (_, files, args, expected) => {
    expect(await found(files, args)).toEqual([expected]);
  });

  test('every language is compared with the source', async () => {
    const files = {
      'nl.json': '{ "t": "Dag {name}" }',
      'en.json': '{ "t": "Hello {name}" }',
      'de.json': '{ "t": "Hallo" }',
      'fr.json': '{}',
    };
    expect(await found(files, ['--messages', '{locale}.json', '--locales', 'nl,en,de,fr'])).toEqual([
      'argument/missing de.json t',
      'message/missing nl.json t',
    ]);
  });
});

describe('code', () => {
  const files = { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' };
  const flat = ['--messages', '{locale}.json'];

  test('lies in src, unless --src says otherwise; tests of it do not count', async () => {
    const code = "intl.formatMessage({ id: 'b' });\nintl.formatMessage({ id: 'a' });\n";
    expect(await found({ ...files, 'src/x.ts': code }, flat)).toEqual(['code/undefined-id src/x.ts b']);
    expect(await found({ ...files, 'src/x.test.ts': code, 'src/x.d.ts': code }, flat)).toEqual([]);
    expect(await found({ ...files, 'app/x.jsx': code }, [...flat, '--src', 'app'])).toEqual([
      'code/undefined-id app/x.jsx b',
    ]);
    expect(await found({ ...files, 'app/x.js': code }, [...flat, '--src', 'app/**/*.{js,ts}'])).toEqual([
      'code/undefined-id app/x.js b',
    ]);
  });

  test('may have helpers of its own', async () => {
    const code = "translate('b');\ni18n.get('c', {});\ntranslate('a');\n";
    const own = { ...files, 'src/x.ts': code };
    expect(await found(own, flat)).toEqual([]);
    expect(await found(own, [...flat, '--helpers', 'translate,i18n.get'])).toEqual([
      'code/undefined-id src/x.ts b',
      'code/undefined-id src/x.ts c',
    ]);
    const typed = { ...files, 'src/x.ts': "translate<Key>('b');\n", 'src/y.ts': "i18n.get?.('c');\ntranslate('a');\n" };
    expect(await found(typed, [...flat, '--helpers', 'translate,i18n.get'])).toEqual([
      'code/undefined-id src/x.ts b',
      'code/undefined-id src/y.ts c',
    ]);
  });

  test('is read again when it changes, and kept where there is a place for it', async () => {
    const root = folderOf({ ...files, 'src/x.ts': "intl.formatMessage({ id: 'a' });\n" });
    mkdirSync(join(root, 'node_modules'));
    const check = async () => (await contentLint(root, ['check', ...flat])).status;
    expect([await check(), await check()]).toEqual([0, 0]);
    expect(Object.keys(filesOf(root))).toContain('node_modules/.cache/content-lint/results.json');
    await contentLint(root, ['rename', 'a', 'z', ...flat]);
    expect(filesOf(root)['src/x.ts']).toContain("'z'");
    expect(await check()).toBe(0);
  });
});

describe('the configuration', () => {
  const files = { 'lang/nl.json': nl, 'lang/en.json': en };

  test('has the options under the same names; what is given on the command line counts first', async () => {
    const config = "{ messages: 'lang/{locale}.json', source: 'nl', locales: ['nl', 'en'], lang: 'nl' }";
    const root = folderOf({ ...files, 'content-lint.config.ts': `export default ${config};\n` });
    expect((await contentLint(root, ['check'])).stdout).toContain('moet');
    expect((await contentLint(root, ['check', '--lang', 'en'])).stdout).toContain('should be');
    expect((await contentLint(root, ['check', '--messages', 'none/{locale}.json'])).status).toBe(2);
  });

  test.each<[name: string, config: string, says: RegExp]>([
    [
      'a name that is no option',
      'export default { mesages: "x" };',
      /there is no option `mesages`\. Did you mean `messages`\?/,
    ],
    [
      'a name that nobody knows',
      'export default { colour: "x" };',
      /there is no option `colour`\. There are messages, source/,
    ],
    ['a value of another type', 'export default { locales: 3 };', /`locales`/],
    ['a language that the tool does not speak', 'export default { lang: "fr" };', /`lang`/],
    [
      'a plugin that is none',
      'export default { plugins: [{}] };',
      /`plugins\.0`: a plugin has `name`, `rules` and `texts`/,
    ],
    ['a file without a default', 'export const lang = "nl";', /export default defineConfig/],
    ['a file that does not parse', 'export default { lang: ', /content-lint\.config\.ts/],
    ['a file that throws', 'throw new Error("not today");', /content-lint\.config\.ts:1:7: not today/],
  ])('%s is 2, with a hint', async (_, config, says) => {
    const { status, stderr } = await contentLint(folderOf({ ...files, 'content-lint.config.ts': config }), ['check']);
    expect(status).toBe(2);
    expect(stderr).toMatch(says);
  });
});

describe('the environment decides the language', () => {
  test.each([
    [{ LC_ALL: 'nl_NL.UTF-8' }, 'Niets te melden'],
    [{ LANG: 'nl_NL.UTF-8' }, 'Niets te melden'],
    [{ LC_ALL: 'C', LANG: 'nl_NL.UTF-8' }, 'Nothing to report'],
    [{ LANG: 'en_GB.UTF-8' }, 'Nothing to report'],
  ])('%j', async (env, says) => {
    const root = folderOf({ 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' });
    expect((await contentLint(root, ['check', '--messages', '{locale}.json'], env)).stdout).toContain(says);
  });
});

describe('in trying places', () => {
  const flat = ['--messages', '{locale}.json'];

  test('an empty folder is 2, and every command says what to give', async () => {
    for (const args of [['check'], ['coverage'], ['export'], ['pseudo'], ['types'], ['rename', 'a', 'b']]) {
      const { status, stderr } = await contentLint(folderOf({}), args);
      expect({ args, status }).toEqual({ args, status: 2 });
      expect(stderr).toContain('--messages');
    }
  });

  test('a broken file is named, and the rest is checked', async () => {
    const files = {
      'i18n/nl/a.json': '{ "x": "Dag {name}" }',
      'i18n/en/a.json': '{ "x": "Hello {nmae}" }',
      'i18n/nl/b.json': '{ "y": ',
      'i18n/en/b.json': '{ "y": "Yes" }',
    };
    expect(await found(files)).toEqual(['argument/renamed i18n/en/a.json a.x', 'json/syntax i18n/nl/b.json']);
  });

  test('a long report has every finding, in every form', async () => {
    const keys = Array.from({ length: 3000 }, (_, at) => `"key${at}": "Tekst"`);
    const root = folderOf({ 'nl.json': `{ ${keys.join(', ')} }`, 'en.json': '{ "key1": "Text" }' });
    const report = async (format: string) => (await contentLint(root, ['check', ...flat, '--format', format])).stdout;
    expect((await report('github')).match(/^::error/gm)).toHaveLength(2999);
    expect(JSON.parse(await report('sarif')).runs[0].results).toHaveLength(2999);
    expect((await report('junit')).match(/<failure /g)).toHaveLength(2999);
    expect(JSON.parse(await report('gitlab'))).toHaveLength(2999);
    expect(await report('pretty')).toMatch(/2999 errors and 0 warnings/);
  });
});
