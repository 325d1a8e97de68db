// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import { describe, expect, test } from 'vitest';
import { readCodeUse } from '#cli/content-lint/code-usage/read-code-use.ts';
import { unusedWith, wrongIn } from './code-findings.ts';

describe('an id that no catalogue has', () => {
  test.each<[name: string, code: string, expected: string[]]>([
    ['in a call', "intl.formatMessage({ id: 'home.titel' });", ["code/undefined-id a.tsx:1 'home.titel'"]],
    ['in an element', 'const a = <FormattedMessage id="home.titel" />;', ['code/undefined-id a.tsx:1 "home.titel"']],
    [
      'in an element with braces',
      "const a = <FormattedMessage id={'home.titel'} />;",
      ["code/undefined-id a.tsx:1 'home.titel'"],
    ],
    ['of a destructured function', "formatMessage({ id: 'nope' });", ["code/undefined-id a.tsx:1 'nope'"]],
    [
      'of a renamed function',
      "const { formatMessage: f } = useIntl();\nf({ id: 'nope' });",
      ["code/undefined-id a.tsx:2 'nope'"],
    ],
    ['of an own helper', "t.text('home.titel');", ["code/undefined-id a.tsx:1 'home.titel'"]],
    ['of a helper further away', "context.t.marked('home.titel');", ["code/undefined-id a.tsx:1 'home.titel'"]],
    ['of a list', "t.list('home.stops');", ["code/undefined-id a.tsx:1 'home.stops'"]],
    ['of a count', "t.count('home.stops');", ["code/undefined-id a.tsx:1 'home.stops'"]],
    ['that is a group', "t.text('home');", ["code/undefined-id a.tsx:1 'home'"]],
    [
      'in one side of a condition',
      "t.text(open ? 'home.title' : 'home.titel');",
      ["code/undefined-id a.tsx:1 'home.titel'"],
    ],
    ['behind ??', "t.text(own ?? 'home.titel');", ["code/undefined-id a.tsx:1 'home.titel'"]],
    [
      'in a constant',
      "const id = 'home.titel';\nintl.formatMessage({ id });",
      ["code/undefined-id a.tsx:1 'home.titel'"],
    ],
    [
      'in the rest of a list',
      "const [first, ...others] = ['home.title', 'home.titel', 'home.text'];\nt.text(others[0]);",
      ["code/undefined-id a.tsx:1 'home.titel'"],
    ],
    [
      'put together with +',
      "const group = 'home.';\nt.text(group + 'titel');",
      ["code/undefined-id a.tsx:2 group + 'titel'"],
    ],
    ['in a template', 't.text(`home.${"titel"}`);', ['code/undefined-id a.tsx:1 `home.${"titel"}`']],
    ['with a number', 't.text(`home.stops.${index + 1}`);', ['code/undefined-id a.tsx:1 `home.stops.${index + 1}`']],
    [
      'in a list of constants',
      "['title', 'titel'].map((name) => t.text(`home.${name}`));",
      ['code/undefined-id a.tsx:1 `home.${name}`'],
    ],
    [
      'in a local helper',
      "const text = (id: string) => t.text(`home.${id}`);\ntext('titel');",
      ["code/undefined-id a.tsx:2 'titel'"],
    ],
    [
      'in a function with an object',
      "function head({ key }: { key: string }) {\n  return t.text(`${key}.title`);\n}\nhead({ key: 'house' });",
      ["code/undefined-id a.tsx:4 'house'"],
    ],
    [
      'in a property of a component',
      'const Title = ({ id }: Props) => <FormattedMessage id={id} />;\nconst a = <Title id="home.titel" />;',
      ['code/undefined-id a.tsx:2 "home.titel"'],
    ],
    [
      'in an object of messages',
      "const messages = defineMessages({ title: { id: 'home.titel', defaultMessage: 'Welkom' } });\nintl.formatMessage(messages.title);",
      ["code/undefined-id a.tsx:1 'home.titel'"],
    ],
    [
      'spread into an element',
      "const messages = { title: { id: 'home.titel' } };\nconst a = <FormattedMessage {...messages.title} />;",
      ["code/undefined-id a.tsx:1 'home.titel'"],
    ],
    [
      'in a table by a type',
      "type Kind = 'title' | 'titel';\nconst show = (kind: Kind) => t.text(`home.${kind}`);",
      ['code/undefined-id a.tsx:2 `home.${kind}`'],
    ],
    ['whose beginning nothing has', 't.text(`house.${name}`);', ['code/undefined-id a.tsx:1 `house.${name}`']],
    [
      'in an enum',
      "enum Label { Title = 'home.titel' }\nt.text(Label.Title);",
      ["code/undefined-id a.tsx:1 'home.titel'"],
    ],
    [
      'in a table that is gone through',
      "const links = [{ route: 'a', label: 'nav.about' }, { route: 'b', label: 'nav.abuot' }];\nlinks.map(({ label }) => t.text(label));",
      ["code/undefined-id a.tsx:1 'nav.abuot'"],
    ],
    [
      'handed on by reference',
      "const text = (id: string) => t.text(`nav.${id}`);\n['about', 'abuot'].map(text);",
      ["code/undefined-id a.tsx:2 'abuot'"],
    ],
  ])('%s', (_, code, expected) => {
    const found = wrongIn({ 'src/a.tsx': code });
    expect(found.filter((one) => !one.startsWith('code/dynamic-id'))).toEqual(expected);
  });

  test('in another file than the call', () => {
    expect(
      wrongIn({
        'src/link.ts': 'export const link = (t, route, labelId) => ({ label: t.text(labelId), route });\n',
        'src/menu.ts':
          "import { link } from './link.ts';\nexport const menu = (t) => [link(t, 'a', 'nav.about'), link(t, 'b', 'nav.abuot')];\n",
      }),
    ).toEqual(["code/undefined-id menu.ts:2 'nav.abuot'"]);
  });

  test('through a module that passes a constant on', () => {
    expect(
      wrongIn({
        'src/ids.ts': "export const ids = { about: 'nav.about', contact: 'nav.contct' } as const;\n",
        'src/all.ts': "export { ids as names } from './ids.ts';\n",
        'src/menu.ts':
          "import { names } from '@/all';\nexport const menu = (t) => Object.values(names).map((id) => t.text(id));\n",
      }),
    ).toEqual(["code/undefined-id ids.ts:1 'nav.contct'"]);
  });

  test('an alias means the folder that it names before a shorter path with the same end', () => {
    const menu = (from: string) => `import { id } from '${from}';\nexport const menu = (t) => t.text(id);\n`;
    const files = {
      'src/ids.ts': "export const id = 'nav.about';\n",
      'src/lib/ids.ts': "export const id = 'nav.abuot';\n",
    };
    const expected = ["code/undefined-id lib/ids.ts:1 'nav.abuot'"];
    for (const from of ['#lib/ids.ts', '@lib/ids', '@/lib/ids'])
      expect(wrongIn({ ...files, 'src/menu.ts': menu(from) })).toEqual(expected);
  });
});

describe('code that is right', () => {
  test.each<[name: string, code: string]>([
    ['an id in a condition', "t.text(open ? 'home.title' : 'home.text');"],
    ['one that is only asked about', "t.has('home.titel') && t.text('home.titel');"],
    ['the first of several that is there', "t.text(['home.titel', 'home.title'].find(t.has) ?? 'home.text');"],
    ['the texts of a list', "t.list('home.steps');"],
    ['a text that is something else', "await response.text();\nnew Response('x').text();"],
    ['a message whose id a build step makes', "intl.formatMessage({ defaultMessage: 'Welkom' });"],
    ['a text in a comment', "// t.text('home.titel')\n/* intl.formatMessage({ id: 'home.titel' }) */"],
    [
      'messages of its own',
      "const make = (live) => {\n  const intl = createIntl({ locale: 'nl', messages: live });\n  return intl.formatMessage({ id: 'summary' });\n};",
    ],
    ['a value of several kinds', "const labels = { a: 'nav.about', b: 'nav.contact' };\nt.text(labels[kind]);"],
    [
      'a recursion',
      'function deep(id: string): string {\n  return id.length > 40 ? t.text(id) : deep(`${id}.x`);\n}\ndeep("home.title");',
    ],
  ])('%s', (_, code) => {
    expect(wrongIn({ 'src/a.tsx': code }).filter((one) => !one.startsWith('code/dynamic-id'))).toEqual([]);
  });
});

describe('an id that only the running program knows', () => {
  test.each<[name: string, code: string, expected: string]>([
    ['from a parameter', 'export const show = (t, id) => t.text(id);', 'id'],
    ['with a beginning', 'export const show = (t, name) => t.text(`home.${name}`);', '`home.${name}`'],
    ['from somewhere else', "import { id } from 'package';\nt.text(id);", 'id'],
  ])('%s is listed', (_, code, expected) => {
    expect(wrongIn({ 'src/a.tsx': code })).toEqual([`code/dynamic-id a.tsx:${code.split('\n').length} ${expected}`]);
  });
});

test('a function that `helpers` names asks for nothing itself', () => {
  const code = 'export const tr = (id: string) => intl.formatMessage({ id });';
  expect(readCodeUse(new Map([['src/a.ts', code]]), ['tr']).use.uses).toEqual([]);
});

describe('an id that nothing asks for', () => {
  test('is found, in whatever way the others are asked for', () => {
    expect(
      unusedWith({
        'src/a.tsx': `
          const text = (id: string) => t.text(\`home.\${id}\`);
          export const a = [text('title'), t.list('home.steps'), t.text('cart.' + 'hello', { name })];
          export const b = Array.from({ length: t.count('cart.cards') }, (_, at) => t.text(\`cart.cards.\${at}.title\`, { number: at }));
          export const c = <FormattedMessage id="nav.about" />;`,
      }),
    ).toEqual(
      [
        'cart.cards.0.text',
        'cart.cards.1.text',
        'cart.count',
        'cart.due',
        'cart.kind',
        'cart.link',
        'home.text',
        'nav.contact',
        'save',
      ].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
  });

  test.each<[name: string, code: string]>([
    [
      'behind a beginning that the program completes',
      'export const a = (t, name) => [t.text(`nav.${name}`), t.text(`cart.${name}`)];',
    ],
    [
      'in data that reaches a call in no clear way',
      "export const nav = { a: 'nav.about', b: 'nav.contact' };\nt.text('home.title');",
    ],
  ])('is not one %s', (_, code) => {
    expect(unusedWith({ 'src/a.tsx': code }).filter((id) => id.startsWith('nav.'))).toEqual([]);
  });

  // An id without a dot: any text that has the dots of one counts as asked for.
  test.each([
    ['an element', "import { FormattedMessage as Text } from 'react-intl';", '<Text id="save" />'],
    ['a function', "import { defineMessages as define } from 'react-intl';", "define({ a: { id: 'save' } })"],
    ['a whole module', "import * as Intl from 'react-intl';", '<Intl.FormattedMessage id="save" />'],
  ])('is not one that is asked for by %s with a name of its own', (_, imported, code) => {
    const unused = unusedWith({ 'src/a.tsx': `${imported}\nt.text('nav.about');\nexport const a = ${code};\n` });
    expect(unused).not.toContain('save');
  });

  test.each([
    ['on one line', "/** Once: 'nav.contact'. */"],
    ['on several lines', "/* Once:\n'nav.contact'\n*/"],
    ['that names a text with slashes', "// Not 'a // b' but 'nav.contact'."],
  ])('is one that only a comment names, %s', (_, comment) => {
    const code = "t.text('nav.about');\n// t.text('nav.contact')\n";
    expect(unusedWith({ 'src/a.tsx': code, 'src/b.ts': `${comment}\nexport {};\n` })).toContain('nav.contact');
  });

  test.each([
    ['the address of a site', "url: 'https://a.example'"],
    ['a pattern of files', "files: 'src/**/*.ts'"],
    ['a comment that has ended', 'a: /* the sum */ 1'],
    ['a text with slashes', "a: 'b // c'"],
    ['the star of a generator', '\n  *ids() {}'],
  ])('is not one that data name behind %s', (_, before) => {
    const data = `export const link = { ${before}, title: 'nav.contact' };\n`;
    const unused = unusedWith({ 'src/a.tsx': "t.text('nav.about');\n", 'src/b.ts': data });
    expect(unused.filter((id) => id.startsWith('nav.'))).toEqual([]);
  });

  test('is silent without code that asks for any', () => {
    expect(unusedWith({})).toEqual([]);
    expect(unusedWith({ 'src/a.ts': "export const a = 'nav.about';\n" })).toEqual([]);
    expect(unusedWith({ 'src/a.ts': "t.text('other.catalogue');\n" })).toEqual([]);
  });
});

/** The order of the catalogue, which the findings follow. */
const order = [
  'home.text',
  'nav.contact',
  'cart.count',
  'cart.due',
  'cart.kind',
  'cart.link',
  'cart.cards.0.text',
  'cart.cards.1.text',
  'save',
];

describe('ids over the records of content', () => {
  const record = (id: string) => `id: ${id}\ni18nKey: services.${id}\n`;
  const catalogue = (title: string) =>
    JSON.stringify({ services: { seo: { title: `${title} een` }, ads: { title: `${title} twee` } } });
  const files = {
    'content/services/seo.yaml': record('seo'),
    'content/services/ads.yaml': record('ads'),
    'i18n/nl.json': catalogue('Dienst'),
    'i18n/en.json': catalogue('Offering'),
  };

  test.each<[name: string, code: string, expected: string[]]>([
    ['that exist', 'site.services.map((service) => t.text(`${service.i18nKey}.title`));', []],
    [
      'that none has',
      'site.services.map((service) => t.text(`${service.i18nKey}.titel`));',
      ['code/undefined-id a.ts:1 `${service.i18nKey}.titel`'],
    ],
    [
      'through a function that finds one',
      "const findService = (services, id) => services.find((one) => one.id === id);\nexport const view = (site, t) => t.text(`${findService(site.services, 'seo').i18nKey}.title`);",
      [],
    ],
  ])('%s', (_, code, expected) => {
    const found = wrongIn({ ...files, 'src/everything.js': '', 'src/a.ts': code });
    expect(found.filter((one) => one.startsWith('code/'))).toEqual(expected);
  });
});
