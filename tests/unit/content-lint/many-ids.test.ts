import { expect, test } from 'vitest';
import { nearId } from '#cli/content-lint/core/requests/near-id.ts';
import { findingsIn, projectOf } from './expect-findings.ts';

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

test('an id gets its suggestion however many ids somebody typed before', () => {
  const project = () => projectOf({ 'i18n/nl.json': json(['title']), 'i18n/en.json': json(['title']) });
  for (let at = 0; at < 250; at++) nearId(`unknown${at}`, project());
  expect(nearId('titel', project())).toBe('title');
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

test('a text that the source does not have is left over, and nothing else is said of it', () => {
  const files = (more: object) => ({
    'i18n/nl.json': JSON.stringify({ a: 'Onze klant', ...more }),
    'i18n/en.json': JSON.stringify({ a: 'Our customer', b: 'We verkopen all our chairs {' }),
  });
  expect(findingsIn(files({})).map(({ code, key }) => `${code} ${key}`)).toEqual(['message/missing b']);
  expect(findingsIn(files({ b: 'Wij verkopen' })).map(({ code }) => code)).toContain('icu/syntax');
});

test('a component that takes all messages may show those whose names the code has', () => {
  const files = (from: string) => ({
    'i18n/nl.json': '{ "errors": { "tooLong": "Dag", "other": "Dag" } }',
    'i18n/en.json': '{ "errors": { "tooLong": "Hello", "other": "Hello" } }',
    'src/a.tsx': `import { useMessages } from '${from}';\nexport const A = () => useMessages().errors[text()];\nconst t = useTranslations();\nexport const B = () => t('a');\n`,
    'src/check.ts': "export const check = (text: string) => (text.length > 9 ? 'tooLong' : undefined);\n",
  });
  const unused = (from: string) =>
    findingsIn(files(from)).flatMap(({ code, key }) => (code === 'code/unused-id' ? (key ?? []) : []));
  expect(unused('next-intl')).toEqual(['errors.other']);
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
