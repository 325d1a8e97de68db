// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import { describe, expect, test } from 'vitest';
import { findingsIn } from '../expect-findings.ts';
import { wrongIn } from './code-findings.ts';

describe('values that do not fit the message', () => {
  test.each<[name: string, code: string, expected: string[]]>([
    ['none at all', "intl.formatMessage({ id: 'cart.hello' });", ["code/missing-value a.tsx:1 'cart.hello'"]],
    ['one that is missing', "t.text('cart.hello', {});", ['code/missing-value a.tsx:1 {}']],
    ['undefined', "t.text('cart.hello', { name: undefined });", ['code/missing-value a.tsx:1 { name: undefined }']],
    ['one under a wrong name', "t.text('cart.hello', { nmae: 'Jo' });", ["code/unknown-value a.tsx:1 nmae: 'Jo'"]],
    [
      'one too many',
      "t.text('cart.hello', { name: 'Jo', colour: 'red' });",
      ["code/unknown-value a.tsx:1 colour: 'red'"],
    ],
    ['one where none is wanted', "t.text('save', { name });", ['code/unknown-value a.tsx:1 name']],
    ['a text to count', "t.text('cart.count', { count: 'two' });", ["code/value-type a.tsx:1 count: 'two'"]],
    ['a flag to count', "t.text('cart.count', { count: true });", ['code/value-type a.tsx:1 count: true']],
    [
      'a comparison or a denial to count',
      "t.text('cart.count', { count: a > b });\nt.text('cart.count', { count: !old });\nt.text('cart.count', { count: a - b });",
      ['code/value-type a.tsx:1 count: a > b', 'code/value-type a.tsx:2 count: !old'],
    ],
    [
      'not one that a later property overrides',
      "const some = { name: 'Jo', count: 'two' };\nt.text('cart.count', { ...some, count: 2 });",
      [],
    ],
    ['a text as a date', "t.text('cart.due', { day: '1 May' });", ["code/value-type a.tsx:1 day: '1 May'"]],
    ['a text as a tag', "t.text('cart.link', { b: 'x' });", ["code/value-type a.tsx:1 b: 'x'"]],
    ['a function as a text', "t.text('cart.hello', { name: (x) => x });", ['code/value-type a.tsx:1 name: (x) => x']],
    ['a misspelt keyword', "t.text('cart.kind', { who: 'femal' });", ["code/value-type a.tsx:1 who: 'femal'"]],
    ['a missing tag', 'const a = <FormattedMessage id="cart.link" values={{}} />;', ['code/missing-value a.tsx:1 {}']],
    ['in an element', 'const a = <FormattedMessage id="cart.count" />;', ['code/missing-value a.tsx:1 "cart.count"']],
    [
      'in a constant',
      "const values = { nmae: 'Jo' };\nt.text('cart.hello', values);",
      ["code/unknown-value a.tsx:1 nmae: 'Jo'"],
    ],
    [
      'in a local helper',
      "const text = (id: string, values?: Values) => t.text(`cart.${id}`, values);\ntext('hello', { nmae: 'Jo' });\ntext('count', { count: 2 });",
      ["code/unknown-value a.tsx:2 nmae: 'Jo'"],
    ],
    [
      'for the items of a list',
      '[0, 1].map((at) => t.text(`cart.cards.${at}.title`));',
      ['code/missing-value a.tsx:1 `cart.cards.${at}.title`', 'code/missing-value a.tsx:1 `cart.cards.${at}.title`'],
    ],
    ['for one of two messages', "t.text(open ? 'cart.hello' : 'save');", ["code/missing-value a.tsx:1 'cart.hello'"]],
  ])('%s', (_, code, expected) => {
    expect(wrongIn({ 'src/a.tsx': code })).toEqual(expected);
  });

  test('in an object of another file are shown where it is spread', () => {
    const files = {
      'src/some.ts': "// A line.\n// Another line.\nexport const some = { nmae: 'Jo' };\n",
      'src/a.ts': "import { some } from './some.ts';\nt.text('cart.hello', { ...some, name });\n",
    };
    expect(wrongIn(files)).toEqual(['code/unknown-value a.ts:2 ...some']);
  });
});

describe('a message whose id only the running program knows', () => {
  const row = (total: string, title: string) => JSON.stringify({ cart: { row: { total, title } } });
  const missingIn = (code: string) =>
    findingsIn({
      'i18n/nl.json': row('Samen {sum}', 'Uw mandje'),
      'i18n/en.json': row('Together {sum}', 'Your basket'),
      'src/a.ts': code,
    }).filter(({ code }) => code === 'code/missing-value');

  test.each([
    ['in a call', 'export const a = (key: string) => [t.text(`${key}.row.total`), t.text(`${key}.row.title`)];'],
    [
      'in a function with the name of a translator',
      "export const a = (key: string) => {\n  const text = (id: string) => t.text(`${key}.row.${id}`);\n  return [text('total'), text('title')];\n};",
    ],
  ])('lacks a value that no call passes, %s', (_, code) => {
    expect(missingIn(code)).toHaveLength(1);
  });

  test.each([
    [
      'one call may pass it',
      'export const a = (key: string) => [t.text(`${key}.row.total`), t.text(`${key}.total`, { sum })];',
    ],
    [
      'a call passes more than the code shows',
      'export const a = (key: string, all: object) => t.text(`${key}.total`, { ...all });',
    ],
    [
      'a call that may be about any message passes values',
      'export const a = (key: string, id: string) => [t.text(`${key}.total`), t.text(id, { sum: 1 })];',
    ],
  ])('lacks nothing where %s', (_, code) => {
    expect(missingIn(code)).toEqual([]);
  });
});

test.each([
  ['Samen {total}', 'Together {total, number}'],
  ['Samen {total, number}', 'Together {total}'],
])('an element is no number, whichever language formats it as one: %s / %s', (nl, en) => {
  const files = {
    'i18n/nl.json': JSON.stringify({ sum: nl }),
    'i18n/en.json': JSON.stringify({ sum: en }),
    'src/a.tsx': 'export const a = <FormattedMessage id="sum" values={{ total: <b>3</b> }} />;',
  };
  expect(findingsIn(files).map(({ code }) => code)).toContain('code/value-type');
});

describe('values that fit', () => {
  test.each<[name: string, code: string]>([
    ['a number', "t.text('cart.count', { count: 2 });"],
    ['a number in quotes', "t.text('cart.count', { count: '2' });"],
    ['what cannot be followed', "t.text('cart.hello', values());"],
    ['a spread', "t.text('cart.hello', { ...rest });"],
    ['a text to count that a spread behind it may replace', "t.text('cart.count', { count: 'two', ...rest });"],
    ['a spread that can be followed', "const who = { name: 'Jo' };\nt.text('cart.hello', { ...who });"],
    ['a computed name', "t.text('cart.hello', { [key]: 'Jo' });"],
    ['one for either message', "t.text(open ? 'cart.hello' : 'save', { name: 'Jo' });"],
    ['a keyword of its own', "t.text('cart.kind', { who: 'robot' });"],
    ['a time in milliseconds', "t.text('cart.due', { day: 0 });"],
    ['a date', "t.text('cart.due', { day: new Date() });"],
    ['an element as a text', "t.text('cart.hello', { name: <b>{name}</b> });"],
    ['a tag', "t.text('cart.link', { b: (chunks) => chunks });"],
    ['a method as a tag', "t.text('cart.link', { b(chunks) { return chunks; } });"],
    [
      'a shared tag',
      '<IntlProvider defaultRichTextElements={{ b: (x) => x }} />;\nintl.formatMessage({ id: "cart.link" });',
    ],
    ['a message that is formatted elsewhere', "t.compiled('cart.count');"],
    [
      'more than it needs, from one object for all',
      "const all = { name: 'Jo', colour: 'red' };\nt.text('cart.hello', { ...all });\nt.text('cart.hello', all);",
    ],
  ])('%s', (_, code) => {
    expect(wrongIn({ 'src/a.tsx': code })).toEqual([]);
  });

  test('a value that a plugin knows every message to get', () => {
    const plugin = { name: 'names', rules: [], texts: { en: {}, nl: {} }, globalArguments: () => ['name'] };
    expect(wrongIn({ 'src/a.tsx': "t.text('cart.hello');" }, { plugins: [{ plugin, data: undefined }] })).toEqual([]);
  });
});
