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
    'without a namespace ids are whole',
    `const t = useTranslations(); t('home.title', { name }); t('home.text', { b }); t.raw('home.steps');
     t('cart.empty'); t('cart.total', { price }); t('cart.nothing');`,
    ['code/undefined-id cart.nothing'],
  ],
  [
    'one that is passed on may ask for anything in its namespace',
    `const t = useTranslations('home'); const c = useTranslations('cart'); c('empty'); c('total', { price });
     const page = <Steps t={t} />;`,
    ['code/dynamic-id home.*'],
  ],
])('%s', (_, code, expected) => {
  expect(found(code)).toEqual(expected);
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
