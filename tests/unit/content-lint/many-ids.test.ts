import { expect, test } from 'vitest';
import { findingsIn } from './expect-findings.ts';

const names = Array.from({ length: 30 }, (_, at) => `text${at}`);
const json = (keys: readonly string[]) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'Solin'])));
const asking = (ids: readonly string[]) => ids.map((id) => `intl.formatMessage({ id: '${id}' });\n`).join('');

function found(keys: readonly string[], ids: readonly string[]): string[] {
  const files = { 'i18n/nl.json': json(keys), 'i18n/en.json': json(keys), 'src/a.ts': asking(ids) };
  return findingsIn(files).map(({ code, key, line }) => `${code} ${key} ${line}`);
}

test('a framework puts the name of a package before every key: one that is missing is found, another package is not looked at', () => {
  const ids = names.map((name) => `shop.${name}`);
  expect(found(names, [...ids, 'other-package.close'])).toEqual([]);
  expect(found(names, [...ids, 'shop.txet1'])).toEqual(['code/undefined-id shop.txet1 31']);
});

test('the code leaves out the namespace that every key has: one that is missing is found', () => {
  const keys = names.map((name, at) => `${at % 2 ? 'cart' : 'menu'}.${name}`);
  expect(found(keys, names)).toEqual([]);
  expect(found(keys, [...names, 'more'])).toEqual(['code/undefined-id more 31']);
});

test('where most of many messages are in no catalogue, that is one finding, which counts them', () => {
  const files = {
    'i18n/nl.json': json(['here']),
    'i18n/en.json': json(['here']),
    'src/a.ts': asking(['here', ...names]),
  };
  const [first, ...more] = findingsIn(files);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ code: 'code/undefined-id', line: 2, args: { unknown: 30, asked: 31, id: 'text0' } });
});

test('a few that are missing are each a finding', () => {
  expect(found(['here', 'there'], ['here', 'there', 'text0', 'text1'])).toEqual([
    'code/undefined-id text0 3',
    'code/undefined-id text1 4',
  ]);
});

test('the ids of a whole table are one finding, and one of them alone is told by its name', () => {
  const locales = names.slice(0, 9);
  const files = (keys: readonly string[]) => ({
    'i18n/nl.json': json(keys),
    'i18n/en.json': json(keys),
    'src/a.ts': `${asking(['here'])}const all = ['${locales.join("', '")}'] as const;\nall.map((name) => intl.formatMessage({ id: \`locale-\${name}\` }));\n`,
  });
  const [first, ...more] = findingsIn(files(['here']));
  expect(more).toEqual([]);
  expect(first).toMatchObject({ code: 'code/undefined-id', line: 3, args: { problem: 'table', unknown: 9 } });
  const allButOne = locales.slice(1).map((name) => `locale-${name}`);
  expect(findingsIn(files(['here', ...allButOne])).map(({ args }) => args.id)).toEqual(['locale-text0']);
});

test('code that a build has made is not read', () => {
  const texts = { 'i18n/nl.json': json(['a']), 'i18n/en.json': json(['a']) };
  const library = `${asking(['b']).trim()}${'a();'.repeat(8000)}`;
  expect(findingsIn({ ...texts, 'src/a.ts': asking(['a']), 'src/lib.js': library })).toEqual([]);
});

test('many files in another language are one finding, which counts them', () => {
  const flow = Object.fromEntries(names.map((name) => [`src/${name}.js`, 'type A = {| b: number |};\n']));
  const [first, ...more] = findingsIn({ 'i18n/nl.json': json([]), 'i18n/en.json': json([]), ...flow });
  expect(more).toEqual([]);
  expect(first).toMatchObject({ code: 'code/unreadable', args: { kind: 'language', count: 30 } });
});

test('an empty text in the place of an id asks for nothing', () => {
  const files = {
    'i18n/nl.json': json(['a']),
    'i18n/en.json': json(['a']),
    'src/a.ts': "export const text = (key?: 'a') => intl.formatMessage({ id: key || '' });\n",
  };
  expect(findingsIn(files)).toEqual([]);
});

test('a sum is a number, a text or not known', () => {
  const count = JSON.stringify({ a: '{count, number}' });
  const kindOf = (sum: string) =>
    findingsIn({
      'i18n/nl.json': count,
      'i18n/en.json': count,
      'src/a.ts': `export const text = (b, c) => intl.formatMessage({ id: 'a' }, { count: ${sum} });\n`,
    }).map(({ code }) => code);
  expect(kindOf('1 + 2')).toEqual([]);
  expect(kindOf('b.length + c.length')).toEqual([]);
  expect(kindOf("b.length + ' pears'")).toEqual(['code/value-type']);
});

test('a message has an argument too many for its source, and the code passes it', () => {
  const files = {
    'i18n/nl.json': '{ "a": "Betaald door u" }',
    'i18n/en.json': '{ "a": "Paid by you for {name}" }',
    'src/a.ts': "export const text = (name: string) => intl.formatMessage({ id: 'a' }, { name });\n",
  };
  expect(findingsIn(files).map(({ code }) => code)).toEqual([]);
  const passing = (values: string) => ({ ...files, 'src/a.ts': `intl.formatMessage({ id: 'a' }, ${values});\n` });
  expect(findingsIn(passing('{}')).map(({ code }) => code)).toEqual(['argument/unknown']);
});
