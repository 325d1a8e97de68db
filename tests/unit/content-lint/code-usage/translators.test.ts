import { expect, test } from 'vitest';
import { findingsIn } from '../expect-findings.ts';

const catalogue = {
  home: { title: 'Dag {name}', text: 'Lees <b>meer</b>', steps: { one: 'Bel ons', two: 'Mail ons' } },
  cart: { empty: 'Nog leeg', total: 'Samen {price}' },
};
const messages = JSON.stringify(catalogue);

/** What is wrong with the code, as `code text`. */
function found(code: string): string[] {
  const files = { 'i18n/nl.json': messages, 'i18n/en.json': messages, 'src/page.tsx': code };
  return findingsIn(files)
    .filter((finding) => finding.code.startsWith('code/'))
    .map(({ code: rule, args, key }) => `${rule} ${args.id ?? args.form ?? key}`);
}

test.each<[name: string, code: string, expected: string[]]>([
  [
    'ids are relative to the namespace of a hook',
    `const t = useTranslations('home');
     t('title', { name }); t.rich('text', { b }); t('steps.one'); t('steps.two'); t('titel', { name });
     const c = useTranslations('cart'); c('empty'); c('total', { price });`,
    ['code/undefined-id home.titel'],
  ],
  [
    'a translator of the server, with options',
    `async function Page({ params }) {
       const t = await getTranslations({ locale: params.locale, namespace: 'cart' });
       return <p title={t('empty')}>{t('total')}</p>;
     }
     const h = useTranslations('home'); h('title', { name }); h.markup('text', { b }); h.raw('steps');`,
    ['code/missing-value cart.total'],
  ],
  [
    'options that are spread may have a namespace, which one behind them replaces',
    `const h = useTranslations('home'); h('title', { name }); h('text', { b }); h.raw('steps');
     const c = useTranslations('cart'); c('empty'); c('total', { price });
     async function Page(options) {
       const t = await getTranslations({ ...options }); const u = await getTranslations({ namespace: 'cart', ...options });
       const v = await getTranslations({ ...options, namespace: 'cart' });
       return [t('nothing'), u('nothing'), v('nothing')];
     }`,
    ['code/undefined-id cart.nothing'],
  ],
  [
    'without a namespace ids are whole',
    `const t = useTranslations(); t('home.title', { name }); t('home.text', { b }); t.raw('home.steps');
     t('cart.empty'); t('cart.total', { price }); t('cart.nothing');`,
    ['code/undefined-id cart.nothing'],
  ],
  [
    'one that is passed on may ask for anything in its namespace that the code has the name of',
    `const t = useTranslations('home'); const c = useTranslations('cart'); c('empty'); c('total', { price });
     const page = <Steps t={t} />; const steps = ({ t }) => [t('title', { name }), t.raw('steps')];`,
    ['code/unused-id home.text', 'code/dynamic-id home.*'],
  ],
  [
    'a hook under other names',
    `const use$ = useTranslations; const useT = use$;
     export const useScoped = (group: string) => useTranslations(group);
     const names = { get: getTranslations }; import { getTranslations as load } from 'next-intl/server';
     const t = useT('home'); t('title', { name }); t('text', { b });
     async function page() { const h = await load('home'); h.raw('steps'); }
     const c = useScoped('cart'); c('empty'); c('total', { price }); c('nothing');`,
    ['code/undefined-id cart.nothing'],
  ],
  [
    'a hook with a type argument makes a translator, which is no hook itself',
    `const t = useTranslations<'home'>('home'); const title = t('title', { name }); show(title); t('text', { b });
     t.raw('steps'); const c = useTranslations('cart'); c('empty'); c('total', { price });`,
    [],
  ],
])('%s', (_, code, expected) => {
  expect(found(code)).toEqual(expected);
});

const cart = { empty: 'Nog leeg', total: 'Samen {price}', items: '{count, plural, one {# ding} other {# dingen}}' };

/** What is wrong with code for i18next: in one file for each locale, and in a file for each namespace. */
function foundByI18next(code: string, ids: 'whole' | 'namespaces'): string[] {
  const catalogues = ['nl', 'en'].flatMap((locale): [string, string][] =>
    ids === 'whole'
      ? [[`i18n/${locale}.json`, JSON.stringify(cart)]]
      : [
          [`i18n/${locale}/cart.json`, JSON.stringify(cart)],
          [`i18n/${locale}/translation.json`, JSON.stringify({ home: { title: 'Dag {name}', more: 'Meer' } })],
        ],
  );
  return findingsIn({ ...Object.fromEntries(catalogues), 'src/page.tsx': code })
    .filter((finding) => finding.code.startsWith('code/'))
    .map(({ code: rule, args, key }) => `${rule} ${args.id ?? args.form ?? key}`);
}

test.each<[name: string, ids: 'whole' | 'namespaces', code: string, expected: string[]]>([
  [
    'the t of a hook, with a count and what is for i18next itself',
    'whole',
    `const { t } = useTranslation(); t('empty', 'Empty'); t('total', { price, defaultValue: '…', lng: 'nl' });
     t('items', { count }); t('item', { count });`,
    ['code/undefined-id item'],
  ],
  [
    'values that the message needs and does not get, or gets and does not have',
    'whole',
    `const [translate] = useTranslation(); translate('empty'); translate('total', { prise }); i18next.t('items');`,
    ['code/unknown-value total', 'code/missing-value items'],
  ],
  [
    'the t of a hook of the project, which calls that of i18next',
    'whole',
    `export const useTranslate = (): TypedT => { const { t } = useTranslation<Ids>(); return t; };
     export function useBoth() { return useTranslation(); }
     const a = useTranslate(); a('empty'); a('totaal'); a('items', { count });
     const { t: b } = useBoth(); b('total', { price }); b('itmes');`,
    ['code/undefined-id totaal', 'code/undefined-id itmes'],
  ],
  [
    'a hook under another name, without semicolons',
    'whole',
    `const useT = useTranslation
     const { t } = useT()
     t('empty'); t('total', { price }); t('items', { count }); t('itmes')`,
    ['code/undefined-id itmes'],
  ],
  [
    'a namespace, in the hook, the id or the options, and a prefix',
    'namespaces',
    `const { t } = useTranslation('cart'); t('empty'); t('totaal'); t('translation:home.more');
     const { t: h } = useTranslation(undefined, { keyPrefix: 'home' }); h('title', { name }); h('total', { ns: 'cart', price });
     i18n.t('cart:items', { count });`,
    ['code/undefined-id cart.totaal'],
  ],
  [
    'a namespace before a part that is not known',
    'namespaces',
    `const { t } = useTranslation(); t(\`cart:\${which}\`, values); t('home.title', { name }); t('home.more');
     t(\`basket:\${which}\`);`,
    ['code/dynamic-id cart.*', 'code/dynamic-id basket.*', 'code/undefined-id basket.*'],
  ],
  [
    'elements, and a translator that is not a hook',
    'namespaces',
    `const f = i18next.getFixedT('nl', 'cart'); f('total', { price });
     const page = <><Trans i18nKey="empty" t={f} /><Trans i18nKey="home.title" t={t} /><Trans i18nKey="items" ns="cart" count={3} /><Trans i18nKey="home.mor" /></>;`,
    ['code/unused-id translation.home.more', 'code/undefined-id home.mor'],
  ],
  [
    'a translator that is not a hook, with a list of namespaces',
    'namespaces',
    `const f = i18next.getFixedT('nl', ['cart', 'home']); f('total', { price }); f('totaal'); f('empty'); f('items', { count });
     i18n.t('home.title', { name }); i18n.t('home.more');`,
    ['code/undefined-id cart.totaal'],
  ],
  [
    'one that is passed on may ask for anything in its namespace',
    'namespaces',
    `const { t } = useTranslation('cart'); const columns = (t) => [t('empty'), t('items')]; const c = columns(t); i18n.t('home.title', { name }); i18n.t('home.more');`,
    ['code/unused-id cart.total', 'code/dynamic-id *'],
  ],
  [
    'all texts of a group, and a text that is asked for by itself',
    'namespaces',
    `i18n.t('home', { returnObjects: true }); const { t } = useTranslation('cart'); t('empty'); t('items', { count });
     t('total', { returnObjects: false });`,
    ['code/missing-value cart.total'],
  ],
  [
    'a hook of the project behind an object with a colon',
    'namespaces',
    `const options = { ns: 'x' };
     export const useT = () => useTranslation();
     const { t } = useT('cart'); t('empty'); t('total', { price }); t('items', { count });
     i18n.t('home.title', { name }); i18n.t('home.more');`,
    [],
  ],
  [
    'a namespace that the code does not spell out may be any',
    'namespaces',
    `const { t } = useTranslation('cart'); t('empty'); t('total', { price }); t('items', { count });
     t('home.title', { ns, name }); t('home.more', { ns: open ? 'cart' : 'translation' });`,
    ['code/dynamic-id *.home.title', 'code/dynamic-id *.home.more'],
  ],
])('i18next: %s', (_, ids, code, expected) => {
  expect(foundByI18next(code, ids)).toEqual(expected);
});

test('a component of Vue has messages of its own in an <i18n> block, and not with an <i18n-t>', () => {
  const foundBeside = (more: string) => {
    const script = "<script setup>const { t } = useI18n(); t('cart.nothing');</script>";
    const files = { 'i18n/nl.json': messages, 'i18n/en.json': messages };
    return findingsIn({ ...files, 'src/page.vue': `${script}\n${more}` })
      .filter(({ code }) => code === 'code/undefined-id')
      .map(({ args }) => args.id);
  };
  expect(foundBeside('<template><i18n-t keypath="cart.empty" /></template>')).toEqual(['cart.nothing']);
  expect(foundBeside('<i18n>{ "nl": { "cart": { "nothing": "Niets" } } }</i18n>')).toEqual([]);
  expect(foundBeside('<i18n lang="json">{ "nl": { "cart": { "nothing": "Niets" } } }</i18n>')).toEqual([]);
});

test('a message that is written in the code without an id is asked for by its text', () => {
  const nl = JSON.stringify({
    aX3: { defaultMessage: 'Dag {name}', description: 'Begroeting' },
    old: 'Nog leeg',
    b: 'Bel',
  });
  const files = {
    'i18n/nl.json': nl,
    'i18n/en.json': JSON.stringify({ aX3: 'Hello {name}', old: 'Still empty', b: 'Call' }),
    'src/page.tsx': `<FormattedMessage defaultMessage="Dag {name}" description="Begroeting" values={{ name }} />;
      intl.formatMessage({ id: 'b' });`,
  };
  expect(findingsIn(files).map(({ code, key }) => `${code} ${key}`)).toEqual(['code/unused-id old']);
});
