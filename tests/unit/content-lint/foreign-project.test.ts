import { expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

const messages = {
  'lang/de.json': '{ "cart": { "title": "Warenkorb", "count": "{count, plural, one {# Artikel} other {# Artikel}}" } }',
  'lang/fr.json': '{ "cart": { "title": "Panier", "count": "{cuont, plural, one {# article} other {# articles}}" } }',
};

test('a project of somebody else, with a folder content/ of its own, is checked by its messages alone', async () => {
  const folder = projectFolder({
    ...messages,
    'package.json': '{ "name": "shop" }',
    'content-lint.config.ts':
      "export default { messages: 'lang/{locale}.json', source: 'de', locales: ['de', 'fr'] as const };\n",
    'content/services/seo.yaml': 'id: [',
    'content/site.yaml': 'nothing: of ours\n',
    'content/facts.yaml': '- not: facts\n',
    'public/images/unused.png': 'no picture',
  });
  expect(await folder.found()).toEqual(['argument/renamed lang/fr.json:1:42']);
  const { stdout, stderr } = await folder.lint('check', '--format', 'sarif');
  expect(stderr).toBe('');
  const [{ tool }] = JSON.parse(stdout).runs;
  const codes = (tool.driver.rules as { id: string }[]).map(({ id }) => id);
  expect(codes).toContain('argument/renamed');
  expect(codes.filter((code) => /^(?:content|slug|fact|image|meta)\//.test(code))).toEqual([]);
});

test('a plugin brings records, rules, texts, arguments and statistics of its own', async () => {
  const folder = projectFolder({
    ...messages,
    'package.json': '{ "name": "shop" }',
    'shop/prices.yaml': 'chair: 40\ntable: none\n',
    'shop-rules.ts': `
export const shopRules = {
  name: 'shop',
  files: ['shop/*.yaml'],
  rules: [{
    code: 'price/number',
    severity: 'error',
    docs: { summary: { en: 'A price is no number.', nl: 'Een prijs is geen getal.' }, why: { en: 'It is shown.', nl: 'Ze wordt getoond.' } },
    examples: { bad: {}, good: {} },
    project({ data, report }) {
      for (const name of data.wrong) report({ file: 'shop/prices.yaml', path: [name] }, { name });
    },
  }],
  texts: {
    en: { 'price/number': { sentence: 'The price of {name} is no number.', advice: 'Write one.' } },
    nl: { 'price/number': { sentence: 'De prijs van {name} is geen getal.', advice: 'Schrijf er een.' } },
  },
  async load({ records: [file] }) {
    return { wrong: Object.entries(file.data).filter(([, price]) => typeof price !== 'number').map(([name]) => name) };
  },
  globalArguments: () => ['currency'],
  isRequired: () => (key, locale) => locale !== 'fr' || key !== 'cart.title',
  stats: (project, { wrong }) => [{ name: 'wrong', title: { en: 'Wrong prices', nl: 'Foute prijzen' }, rows: wrong.map((name) => ({ name })) }],
};
`,
    'content-lint.config.ts': `
import { shopRules } from './shop-rules.ts';
export default { messages: 'lang/{locale}.json', source: 'de', locales: ['de', 'fr'], plugins: [shopRules] };
`,
    'lang/de.json':
      '{ "cart": { "title": "Warenkorb in {currency}", "count": "{count, plural, one {# Artikel} other {# Artikel}}" } }',
    'lang/fr.json': '{ "cart": { "count": "{count, plural, one {# article} other {# articles}}" } }',
    'src/cart.ts':
      "intl.formatMessage({ id: 'cart.title' });\nintl.formatMessage({ id: 'cart.count' }, { count: 1 });\n",
  });
  expect(await folder.found()).toEqual(['price/number shop/prices.yaml:2:8']);
  expect((await folder.lint('check', '--lang', 'nl')).stdout).toContain('De prijs van table is geen getal.');
  // French lacks a text that the plugin does not ask of it.
  expect((await folder.lint('coverage', '--min', '100')).status).toBe(0);
  expect(JSON.parse((await folder.lint('stats', '--format', 'json')).stdout).wrong).toEqual([{ name: 'table' }]);
});

test('a profile that nothing knows is refused by its name', async () => {
  expect(await projectFolder(messages).lint('check', '--profile', 'produktion')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('produktion'),
  });
});
