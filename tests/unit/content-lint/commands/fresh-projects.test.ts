import { expect, test } from 'vitest';
import { contentLint } from '../content-lint.ts';
import { projectFolder } from '../project-folder.ts';

type Files = Record<string, string>;

const json = (value: unknown) => JSON.stringify(value, null, 2);
const dependsOn = (...names: string[]) =>
  json({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });
const installed: Files = {
  'node_modules/content-lint/package.json': '{ "name": "content-lint", "type": "module", "exports": "./config.js" }',
  'node_modules/content-lint/config.js': 'export const defineConfig = (config) => config;\n',
};

const reactIntl: Files = {
  'package.json': dependsOn('react', 'react-intl'),
  'src/lang/en.json': json({
    'cart.title': 'Your basket',
    'cart.count': '{count, plural, one {# thing} other {# things}}',
    'cart.terms': 'Read <a>our terms</a>',
  }),
  'src/lang/fr.json': json({
    'cart.title': 'Votre panier',
    'cart.count': '{count, plural, one {# chose} many {# de choses} other {# choses}}',
    'cart.terms': 'Lisez <a>nos conditions</a>',
  }),
  'src/Cart.tsx': `
import { FormattedMessage, useIntl } from 'react-intl';
export function Cart({ count }: { count: number }) {
  const intl = useIntl();
  return <main title={intl.formatMessage({ id: 'cart.title' })}>
    <FormattedMessage id="cart.count" values={{ count }} />
    <FormattedMessage id="cart.terms" values={{ a: (text) => <a href="/terms">{text}</a> }} />
  </main>;
}
`,
};

const nextIntl: Files = {
  'package.json': dependsOn('next', 'next-intl'),
  'i18n/routing.ts': "export const routing = defineRouting({ locales: ['en', 'de'], defaultLocale: 'de' });",
  'messages/en.json': json({ Home: { title: 'Welcome, {name}', body: 'We mend <b>bicycles</b>.' } }),
  'messages/de.json': json({ Home: { title: 'Willkommen, {name}', body: 'Wir reparieren <b>Fahrräder</b>.' } }),
  'app/page.tsx': `
import { useTranslations } from 'next-intl';
export default function Page({ name }: { name: string }) {
  const t = useTranslations('Home');
  return <main><h1>{t('title', { name })}</h1><p>{t.rich('body', { b: (chunks) => <b>{chunks}</b> })}</p></main>;
}
`,
};

const i18next: Files = {
  'package.json': dependsOn('react', 'i18next', 'react-i18next'),
  'src/i18n.ts': "i18n.use(initReactI18next).init({ fallbackLng: 'en', ns: ['shop'], defaultNS: 'shop' });",
  'public/locales/en/shop.json': json({
    title: 'Hello {{name}}',
    item_one: '{{count}} item in your basket',
    item_other: '{{count}} items in your basket',
    friend: 'A friend',
    friend_female: 'A girlfriend',
    terms: 'I accept <1>the terms</1> and <strong>the rest</strong>.',
    again: '$t(title), you are back',
  }),
  'public/locales/pl/shop.json': json({
    title: 'Cześć {{name}}',
    item_one: '{{count}} rzecz w koszyku',
    item_few: '{{count}} rzeczy w koszyku',
    item_many: '{{count}} rzeczy w koszyku',
    item_other: '{{count}} rzeczy w koszyku',
    friend: 'Kolega',
    friend_female: 'Koleżanka',
    terms: 'Akceptuję <1>regulamin</1> i <strong>resztę</strong>.',
    again: '$t(title), znowu jesteś',
  }),
  'src/Cart.tsx': `
import { Trans, useTranslation } from 'react-i18next';
export function Cart({ count, name, gender }: { count: number; name: string; gender: string }) {
  const { t } = useTranslation();
  return <main title={t('title', { name })}>
    {t('item', { count })} {t('friend', { context: gender })} {t('again', { name })}
    <Trans i18nKey="terms"><a href="/terms" /></Trans>
  </main>;
}
`,
};

const vue: Files = {
  'package.json': dependsOn('vue', 'vue-i18n'),
  'src/i18n.ts': "export const i18n = createI18n({ locale: 'en', fallbackLocale: 'en' });",
  'src/locales/en.json': json({
    cart: {
      title: "{name}'s basket",
      items: 'nothing | one thing | {count} things',
      mail: "Write to shop{'@'}example.org",
    },
    menu: { back: 'Back to @:cart.title', close: 'Close', more: '<b>More</b>' },
  }),
  'src/locales/nl.json': json({
    cart: {
      title: 'Mand van {name}',
      items: 'niets | één ding | {count} dingen',
      mail: "Schrijf naar shop{'@'}example.org",
    },
    menu: { back: 'Terug naar @:cart.title', close: 'Sluiten', more: '<b>Meer</b>' },
  }),
  'src/Cart.vue': `<script setup lang="ts">
import { useI18n } from 'vue-i18n';
const props = defineProps<{ name: string; count: number }>();
const { t } = useI18n();
const title = t('cart.title', { name: props.name });
</script>

<template>
  <main :title="title" @click="count > 1 ? $emit('open') : null">
    <p v-for="entry in [t('menu.close')]" :key="entry">{{ entry }} {{ $t('menu.back') }}</p>
    <span v-if="count < 3">{{ $t('cart.items', count) }}</span>
    <i18n-t keypath="cart.mail" tag="p" /> <em v-t="'menu.more'"></em>
  </main>
</template>
`,
};

const fresh: [name: string, files: Files, config: string[]][] = [
  ['react-intl', reactIntl, ["messages: 'src/lang/{locale}.json'", "source: 'en'"]],
  ['next-intl', nextIntl, ["messages: 'messages/{locale}.json'", "source: 'de'"]],
  ['i18next', i18next, ["messages: 'public/locales/{locale}/shop.json'", "source: 'en'", "syntax: 'i18next'"]],
  ['vue-i18n', vue, ["messages: 'src/locales/{locale}.json'", "source: 'en'", "syntax: 'vue-i18n'"]],
];

test.each(fresh)('a fresh project with %s: one command to a report without a false alarm', async (_, files, config) => {
  const folder = projectFolder({ ...installed, ...files });
  const { status, stdout, stderr } = await contentLint(folder.root, ['init']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Nothing to report');
  for (const line of config) expect(folder.read('content-lint.config.ts')).toContain(`  ${line},\n`);
});

test('a fresh repository of two packages: each gets its configuration and its report', async () => {
  const below = (path: string, files: Files) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${path}/${name}`, text]));
  const folder = projectFolder({
    ...installed,
    'package.json': json({ private: true, workspaces: ['packages/*'] }),
    ...below('packages/shop', i18next),
    ...below('packages/site', nextIntl),
  });
  const { status, stdout, stderr } = await contentLint(folder.root, ['init']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.match(/Nothing to report/g)).toHaveLength(2);
  expect(folder.read('packages/shop/content-lint.config.ts')).toContain("syntax: 'i18next'");
  expect(folder.read('packages/site/content-lint.config.ts')).toContain("source: 'de'");
});

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
