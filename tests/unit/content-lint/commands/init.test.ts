import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryTree } from '#cli/content-lint/core/project/changed-tree.ts';
import { completeLayout } from '#cli/content-lint/host/complete-layout.ts';
import { findCode } from '#cli/content-lint/host/find-code.ts';
import { contentLint } from '../content-lint.ts';
import { foreignProject } from '../foreign-projects.ts';
import { projectFolder } from '../project-folder.ts';

test.each([
  ['react-intl', "messages: 'lang/{locale}.json'", "source: 'en'", "locales: ['en', 'de', 'fr']"],
  ['next-intl', "messages: 'messages/{locale}/**/*.json'", "source: 'nl'", "locales: ['nl', 'en']"],
  [
    'five-locales',
    "messages: 'public/locales/{locale}/translation.json'",
    "source: 'en'",
    "locales: ['en', 'ar', 'de', 'nl', 'pl']",
  ],
] as const)(
  'init finds the catalogues of the project %s, writes its configuration and checks it',
  async (name, ...lines) => {
    const root = foreignProject(name);
    const { status, stdout, stderr } = await contentLint(root, ['init']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const config = readFileSync(join(root, 'content-lint.config.ts'), 'utf8');
    for (const line of lines) expect(config).toContain(`  ${line},\n`);
    expect(stdout).toMatch(/\d errors? and \d warnings? in/);
    const { stdout: checked } = await contentLint(root, ['check']);
    expect(stdout).toContain(checked);
    expect(await contentLint(root, ['init'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there already'),
    });
  },
);

const ofFrench = { 'lang/en.json': '{ "a": "Dog", "b": "Cat" }', 'lang/fr.json': '{ "a": "Chien", "b": "Chat" }' };
const installed = {
  'node_modules/content-lint/package.json': '{ "name": "content-lint", "type": "module", "exports": "./config.js" }',
  'node_modules/content-lint/config.js': 'export const defineConfig = (config) => config;\n',
};

describe('init', () => {
  test('declares the locales that are complete, and leaves out those that a service has made', async () => {
    const folder = projectFolder({
      ...installed,
      ...ofFrench,
      'lang/de.json': '{ "a": "Hund" }',
      'lang/en-XA.json': '{ "a": "[!! Ðög !!]" }',
    });
    const { stdout } = await folder.lint('init');
    expect(folder.read('content-lint.config.ts')).toMatch(
      /locales: \['en', 'de', 'fr'\],\n {2}complete: \['en', 'fr'\],/,
    );
    expect(stdout).toContain('Complete: en, fr');
  });

  test('writes a configuration that needs no package, where content-lint is not one of the project', async () => {
    const folder = projectFolder(ofFrench);
    const { status, stdout, stderr } = await folder.lint('init');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(folder.read('content-lint.config.ts')).toMatch(/^export default \{\n {2}messages/);
    expect(stdout).toContain('Nothing to report');
  });

  test('names another set of catalogues with the command that checks it, and does not miss its ids', async () => {
    const folder = projectFolder({
      ...installed,
      ...ofFrench,
      'mails/locales/en.json': '{ "subject": "Your order {nr}" }',
      'mails/locales/fr.json': '{ "subject": "Votre commande {no}" }',
      'src/mail.ts':
        "export const ids = () => [intl.formatMessage({ id: 'a' }), intl.formatMessage({ id: 'b' }), intl.formatMessage({ id: 'subject' }, { nr: 1 })];",
    });
    const { stdout } = await folder.lint('init');
    expect(stdout).toContain('Nothing to report');
    expect(stdout).toContain("check --messages 'mails/locales/{locale}.json' --locales en,fr --rules 'code/*=off'");
    const others = ['--messages', 'mails/locales/{locale}.json', '--locales', 'en,fr', '--rules', 'code/*=off'];
    expect(await folder.found(...others)).toEqual(['argument/renamed mails/locales/fr.json:1:30']);
  });

  test('says how the lock begins, and begins it where somebody at a terminal wants that', async () => {
    const folder = projectFolder({ ...installed, ...ofFrench });
    expect((await folder.lint('init')).stdout).toContain('accept --all');
    expect(() => folder.read('lang/source.lock.json')).toThrow();
    unlinkSync(join(folder.root, 'content-lint.config.ts'));
    await contentLint(folder.root, ['init'], { LANG: 'en' }, 'y\n');
    expect(Object.keys(JSON.parse(folder.read('lang/source.lock.json')).fr)).toEqual(['a', 'b']);
  });
});

const texts = (...keys: string[]) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'Text'])));

describe('catalogues are found', () => {
  test.each<[name: string, files: Record<string, string>, messages: string, source: string, locales: string[]]>([
    ['at the top', { 'en.json': texts('a'), 'de.json': texts('a') }, '{locale}.json', 'en', ['en', 'de']],
    [
      'with the locale in the name of the only file',
      { 'i18n/messages.pt-BR.json': texts('a', 'b'), 'i18n/messages.es-419.json': texts('a') },
      'i18n/messages.{locale}.json',
      'pt-BR',
      ['pt-BR', 'es-419'],
    ],
    [
      'with the locale in the name of several',
      {
        'l/a.sv.json': texts('a'),
        'l/b.sv.json': texts('a'),
        'l/a.en_GB.json': texts('a'),
        'l/b.en_GB.json': texts('b'),
      },
      'l/*.{locale}.json',
      'en_GB',
      ['en_GB', 'sv'],
    ],
    [
      'with the locale behind the name of the file, past a name that ends as one',
      {
        'm/messages_en.json': texts('a', 'b'),
        'm/messages_pt_BR.json': texts('a'),
        'src/forms/sign-in.json': texts('a', 'b', 'c', 'd'),
      },
      'm/messages_{locale}.json',
      'en',
      ['en', 'pt_BR'],
    ],
    [
      'beside the components',
      Object.fromEntries(
        ['a', 'b/c'].flatMap((at) => ['en', 'fi'].map((locale) => [`src/${at}/i18n/${locale}.json`, texts('a')])),
      ),
      'src/**/{locale}.json',
      'en',
      ['en', 'fi'],
    ],
    [
      'in one folder, where a few others are something else',
      Object.fromEntries(
        ['en', 'fi'].flatMap((locale) => [
          [`src/locales/${locale}.json`, texts('a', 'b', 'c')],
          [`src/maps/${locale}.json`, texts('d')],
        ]),
      ),
      'src/locales/{locale}.json',
      'en',
      ['en', 'fi'],
    ],
    [
      'in folders, past data and what was compiled',
      {
        'locales/nl/home.json': texts('a', 'b'),
        'locales/en/home.json': texts('a', 'b'),
        'locales/en/cart.json': texts('a'),
        'compiled/en.json': texts('a', 'b', 'c', 'd', 'e'),
        'data/en.json': '{ "a": 1, "b": 2, "c": 3, "d": [1, 2, 3, 4] }',
        'api/ui/is.json': '{}',
        'package.json': texts('name'),
      },
      'locales/{locale}/**/*.json',
      'en',
      ['en', 'nl'],
    ],
    [
      'in a folder of the code, whose name is a language too',
      { 'web/src/i18n/texts/en.json': texts('a'), 'web/src/data/mails.json': texts('b', 'c', 'd') },
      'web/src/i18n/texts/{locale}.json',
      'en',
      ['en'],
    ],
    [
      'in files that have the name of their folder',
      { 'lang/en/en.json': texts('a', 'b'), 'lang/nl/nl.json': texts('a', 'b') },
      'lang/{locale}/{locale}.json',
      'en',
      ['en', 'nl'],
    ],
    [
      'when only the source is there',
      { 'lang/en.json': '{ "aB": { "defaultMessage": "Hello", "description": "x" } }' },
      'lang/{locale}.json',
      'en',
      ['en'],
    ],
    [
      'with the source that the code names',
      { 'm/en.json': texts('a'), 'm/nl.json': texts('a'), 'src/i18n.ts': "export const defaultLocale = 'nl';" },
      'm/{locale}.json',
      'nl',
      ['nl', 'en'],
    ],
  ])('%s', (_, files, messages, source, locales) => {
    expect(completeLayout(memoryTree(new Map(Object.entries(files))), {})).toEqual({ messages, source, locales });
  });

  test.each<[string, Record<string, string>, string]>([
    ['of a package in a repository', { 'apps/web/i18n.config.ts': "defaultLocale: 'de'" }, 'de'],
    ['and not of its tests', { 'src/a.test.tsx': '<IntlProvider defaultLocale="de">' }, 'en'],
    ['in a region of the language', { 'i18n.ts': "fallbackLng: 'de-AT'" }, 'de'],
  ])('the source is the one that the code names, %s', (_, files, source) => {
    const both = { 'm/de.json': texts('a'), 'm/en.json': texts('a') };
    expect(completeLayout(memoryTree(new Map(Object.entries({ ...both, ...files }))), {}).source).toBe(source);
  });

  test('a source that the code names, and that has nearly no texts, only has what differs from its language', () => {
    const many = texts(...Array.from({ length: 20 }, (_, at) => `k${at}`));
    const files = {
      'm/en.json': many,
      'm/en-US.json': texts('k1'),
      'm/fr.json': many,
      'i18n.ts': "fallbackLocale: 'en-US'",
    };
    expect(completeLayout(memoryTree(new Map(Object.entries(files))), {}).source).toBe('en');
  });

  test('what is given is not looked for', () => {
    const tree = memoryTree(
      new Map([
        ['a/en.json', texts('a')],
        ['a/de.json', texts('a')],
        ['b/fr.json', texts('a')],
      ]),
    );
    const found = completeLayout(tree, { messages: 'a/{locale}.json', source: 'de' });
    expect(found).toEqual({ messages: 'a/{locale}.json', source: 'de', locales: ['de', 'en'] });
  });
});

test('each of several packages is checked by itself, and one that cannot be read does not end the others', async () => {
  const packageOf = (name: string, dependency: string) => ({
    [`packages/${name}/package.json`]: `{ "dependencies": { "${dependency}": "1" } }`,
    [`packages/${name}/texts/en.json`]: `{ "${name}": "A text", "more": "More texts" }`,
    [`packages/${name}/texts/nl.json`]: `{ "${name}": "Een tekst", "more": "Meer teksten" }`,
    [`packages/${name}/src/a.tsx`]: `export const A = () => <p>{t('${name}')}{t('more')}</p>;`,
  });
  const names = Array.from({ length: 14 }, (_, at) => `shop${at}`);
  const folder = projectFolder({
    'package.json': '{}',
    ...packageOf('angular', '@ngx-translate/core'),
    ...Object.assign({}, ...names.map((name) => packageOf(name, 'react-i18next'))),
  });
  const { status, stdout, stderr } = await folder.lint('init');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('error: `texts/{locale}.json` is written as @ngx-translate/core has it');
  for (const name of names)
    expect(folder.read(`packages/${name}/content-lint.config.ts`)).toContain("'texts/{locale}.json'");
  expect(stdout).toContain('check --root packages/shop0`.');
  expect(stdout).not.toContain('check --root packages/angular`.');
});

test('several packages of which none can be set up are a failure', async () => {
  const angular = (name: string) => ({
    [`packages/${name}/package.json`]: '{ "dependencies": { "@ngx-translate/core": "1" } }',
    [`packages/${name}/texts/en.json`]: '{ "a": "A text", "b": "More texts" }',
    [`packages/${name}/texts/nl.json`]: '{ "a": "Een tekst", "b": "Meer teksten" }',
  });
  const { status, stdout } = await projectFolder({ 'package.json': '{}', ...angular('a'), ...angular('b') }).lint(
    'init',
  );
  expect({ status, errors: stdout.match(/error: /g)?.length }).toEqual({ status: 2, errors: 2 });
});

const severalPackages = Object.fromEntries(
  ['a', 'b', 'c (d)'].flatMap((name) => [
    [`packages/${name}/package.json`, '{}'],
    [`packages/${name}/lang/en.json`, '{ "a": "A text" }'],
    [`packages/${name}/lang/nl.json`, '{ "a": "Een tekst" }'],
  ]),
);

test('in a package of a repository the commands for the others are as they are called from there', async () => {
  const { root } = projectFolder({ 'package.json': '{}', ...severalPackages });
  const { stdout } = await contentLint(join(root, 'packages/a'), ['init', '--root', '../..']);
  expect(stdout).not.toMatch(/--root +[-`]/);
  expect(stdout).toContain('accept --all`');
  expect(stdout).toContain('accept --all --root ../b`');
  expect(stdout).toContain('accept --all --root "../c (d)"`');
  expect(stdout).toMatch(/check --root \.`\.\n.* check --root \.\.\/b`\.\n.* check --root "\.\.\/c \(d\)"`\.\n$/);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'an extension of a browser',
    { 'public/_locales/en/messages.json': '{ "a": { "message": "Follow <a>this" } }' },
    /an extension of a browser has it/,
  ],
  [
    'a source without a locale in its name',
    {
      'lang/texts.json': '{ "a": { "string": "A" }, "b": { "string": "B" }, "c": { "string": "C" } }',
      'lang/de.json': '{ "a": { "string": "Ein A" } }',
      'lang/fr.json': '{ "a": { "string": "Un A" }, "b": { "string": "Un B" } }',
    },
    /The source seems to be `lang\/texts\.json`/,
  ],
  [
    'messages that are only in the code',
    { 'src/a.js': "defineMessages({ a: { id: 'a', defaultMessage: 'Hello' } });", 'src/data/x.json': '{ "a": "b" }' },
    /only in the code, as in src\/a\.js\. Extract/,
  ],
  [
    'modules of messages below a folder whose name is a language',
    { 'my/locales/nl.ts': 'export default {};', 'my/locales/en.ts': 'export default {};' },
    /`?my\/locales\/\{locale\}\.ts/,
  ],
])('init ends with one line at %s', async (_, files, said) => {
  const { status, stderr } = await projectFolder(files).lint('init');
  expect(status).toBe(2);
  expect(stderr).toMatch(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test.each<[paths: string[], pattern: string | undefined]>([
  [['src/a.ts', 'src/b/c.tsx', 'tests/a.js'], undefined],
  [['src/a.ts', 'src/b.jsx'], 'src/**/*.{jsx,ts}'],
  [['app/a.tsx', 'components/b.tsx', 'public/x.js', 'next.config.mjs'], '{app,components}/**/*.tsx'],
  [['app/a.tsx', 'app/lib/b.min.js', 'examples/c.js'], 'app/**/*.tsx'],
  [['lang/en.json'], undefined],
])('the code of %j is %s', (paths, pattern) => {
  expect(findCode(memoryTree(new Map(paths.map((path) => [path, '']))))).toBe(pattern);
});

test('of several packages those are checked whose code reads messages', () => {
  const reading = "import { useTranslation } from 'react-i18next';";
  const files = {
    'apps/shop/package.json': '{}',
    'apps/shop/a.tsx': reading,
    'apps/shop/b.ts': '',
    'apps/blog/package.json': '{}',
    'apps/blog/c.tsx': '<p>A story</p>',
  };
  const codeOf = (more: Record<string, string> = {}) =>
    findCode(memoryTree(new Map(Object.entries({ ...files, ...more }))));
  expect(codeOf()).toBe('apps/shop/**/*.{ts,tsx}');
  expect(codeOf({ 'tools/d.ts': reading })).toBe('{apps,tools}/**/*.{ts,tsx}');
});
