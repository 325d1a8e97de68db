import { expect, test } from 'vitest';
import { dependsOn, freshProjects, i18next, vue } from '../../../fixtures/projects/fresh-projects.ts';
import { contentLint } from '../content-lint.ts';
import { projectFolder } from '../project-folder.ts';

type Files = Readonly<Record<string, string>>;

const installed: Files = {
  'node_modules/content-lint/package.json': '{ "name": "content-lint", "type": "module", "exports": "./config.js" }',
  'node_modules/content-lint/config.js': 'export const defineConfig = (config) => config;\n',
};

test.each(freshProjects)(
  'a fresh project, $name: one command to a report without a false alarm, and its mistake is found',
  async ({ files, config, mistake }) => {
    const folder = projectFolder({ ...installed, ...files });
    const folders = Object.keys(config);
    const { status, stdout, stderr } = await contentLint(folder.root, ['init']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/Nothing to report/g)).toHaveLength(folders.length);
    for (const [path, lines] of Object.entries(config)) {
      for (const line of lines) expect(folder.read(`${path}content-lint.config.ts`)).toContain(`  ${line},\n`);
    }
    const { path, right, wrong, found } = mistake;
    folder.write({ [path]: folder.read(path).replace(right, wrong) });
    const [root = ''] = folders.filter((at) => path.startsWith(at));
    expect(await folder.found('--root', root || '.')).toEqual([found]);
  },
);

test.each<[string, Files, string]>([
  ['catalogues that are no JSON', { 'locales/en.yml': 'a: b', 'locales/de.yml': 'a: b' }, 'locales/{locale}.yml'],
  [
    'a library with a syntax of its own',
    {
      'package.json': dependsOn('node-polyglot'),
      'lang/en.json': '{ "a": "Text %{a}" }',
      'lang/de.json': '{ "a": "Text %{a}" }',
    },
    'node-polyglot',
  ],
  [
    'placeholders that no syntax here has',
    {
      'lang/en.json': '{ "a": "%d files by %s", "b": "Hello %s" }',
      'lang/de.json': '{ "a": "%d Dateien von %s", "b": "Hallo %s" }',
    },
    '`%d`',
  ],
])('init stops with one line at %s, and writes nothing', async (_, files, named) => {
  const folder = projectFolder(files);
  const { status, stdout, stderr } = await contentLint(folder.root, ['init']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(named);
  expect(() => folder.read('content-lint.config.ts')).toThrow();
});

test.each<[string, Files, string, string]>([
  [
    'an id of i18next that no catalogue has',
    {
      ...i18next,
      'src/More.tsx':
        "export function More() { const { t } = useTranslation(); return <p>{t('itme', { count: 1 })}</p>; }",
    },
    'code/undefined-id',
    'src/More.tsx:1:71',
  ],
  [
    'a value that a call in a template does not pass',
    {
      ...vue,
      'src/More.vue': '<script setup>\nuseI18n();\n</script>\n<template><p>{{ $t("cart.title") }}</p></template>',
    },
    'code/missing-value',
    'src/More.vue:4:20',
  ],
])('%s is found', async (_, files, code, place) => {
  const folder = projectFolder({ ...installed, ...files });
  await contentLint(folder.root, ['init']);
  expect(await folder.found()).toEqual([`${code} ${place}`]);
});

test('slots of `<i18n-t>` are its values, and a handler may be empty or several statements', async () => {
  const template = [
    '<i18n-t keypath="cart.title" tag="p"><template #name><b>{{ shop }}</b></template></i18n-t>',
    '<i18n-t keypath="cart.title"><template #name>{{ shop }}</template></i18n-t>',
    '<i18n-t keypath="cart.title">{{shop}}</i18n-t>',
    '<a href="/" @click.prevent=""></a>',
    '<a @click="close()\n  open()"></a><a @click="function () { close(); }"></a><a @click="(event) => close(event)"></a>',
    '<a @click="if (!shop) return; close()"></a><a @click="() => { return close(); }"></a>',
    '<a @click="const name = shop; close(name)"></a>',
  ];
  const component = `<script setup>\nuseI18n();\n</script>\n<template>${template.join('\n')}</template>`;
  const folder = projectFolder({ ...installed, ...vue, 'src/More.vue': component });
  await contentLint(folder.root, ['init']);
  expect(await folder.found()).toEqual([]);
});
