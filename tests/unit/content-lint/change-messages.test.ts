import { expect, test } from 'vitest';
import { changeMessages } from '#cli/content-lint/formats/change-messages.ts';
import { messagePattern } from '#cli/content-lint/formats/message-files.ts';
import { parseCatalogue } from '#cli/content-lint/formats/parse-catalogue.ts';
import { parseJsonRecord } from '#cli/content-lint/formats/parse-json-record.ts';
import { renameMessages } from '#cli/content-lint/formats/rename-messages.ts';

/** The catalogue of a locale after some of its messages have changed. */
function changed(source: unknown, target: unknown, changes: Record<string, string>): unknown {
  const texts = new Map([['en.json', JSON.stringify(source)]]);
  if (target !== undefined) texts.set('nl.json', JSON.stringify(target));
  const files = { texts, messages: '{locale}.json', source: 'en' };
  const text = changeMessages(files, 'nl', new Map(Object.entries(changes))).get('nl.json');
  return text === undefined ? undefined : JSON.parse(text);
}

const extracted = (text: string) => ({ defaultMessage: text, description: 'On a button' });
const numbered = <Value>(count: number, value: Value) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]));

test.each<[what: string, source: unknown, target: unknown, changes: Record<string, string>, after: unknown]>([
  [
    'extracted, in a new file',
    { a: extracted('Hi'), b: { c: extracted('Bye') } },
    undefined,
    { a: 'Hoi', 'b.c': 'Dag' },
    { a: { defaultMessage: 'Hoi' }, b: { c: { defaultMessage: 'Dag' } } },
  ],
  [
    'extracted, and many of them are new',
    { a: extracted('Hi'), ...numbered(50, extracted('x')) },
    { a: extracted('Hoi') },
    { ...numbered(50, 'y') },
    { a: extracted('Hoi'), ...numbered(50, { defaultMessage: 'y' }) },
  ],
  [
    'extracted, where the locale has bare texts',
    { a: extracted('Hi'), b: extracted('Bye'), ...numbered(50, extracted('x')) },
    { a: 'Hoi', b: 'Doei' },
    { b: 'Dag', ...numbered(50, 'y') },
    { a: 'Hoi', b: 'Dag', ...numbered(50, { defaultMessage: 'y' }) },
  ],
  [
    'many are new, beside what the locale has alone or what is no text',
    { a: ['x'], b: null, ...numbered(50, 'x') },
    { a: ['X', 'Y'], b: 7 },
    numbered(50, 'y'),
    { a: ['X', 'Y'], b: 7, ...numbered(50, 'y') },
  ],
  [
    'many are new, and a group or a text has the name of what every object inherits',
    { constructor: 'x', ...numbered(50, 'x') },
    { toString: 'T' },
    { constructor: 'C', ...numbered(50, 'y') },
    { constructor: 'C', ...numbered(50, 'y'), toString: 'T' },
  ],
  [
    'many are new, and the locale has a group in place of a text',
    { a: 'x', b: { c: 'x' }, ...numbered(50, 'x') },
    { a: { d: 'D' }, b: 'B' },
    numbered(50, 'y'),
    { a: { d: 'D' }, b: 'B', ...numbered(50, 'y') },
  ],
  ['a null in the source of a new file', { a: 'x', b: null }, undefined, { a: 'X' }, { a: 'X' }],
  ['an item of a list in a new file', { a: ['x', 'y', 'z'] }, undefined, { 'a.2': 'Z' }, { a: ['', '', 'Z'] }],
  [
    'an item of a list that the locale lacks',
    { a: ['x', 'y', 'z'], b: 'b' },
    { b: 'B' },
    { 'a.1': 'Y' },
    { a: ['', 'Y'], b: 'B' },
  ],
  ['an item behind those of a list', { a: ['x', 'y', 'z'] }, { a: ['X'] }, { 'a.2': 'Z' }, { a: ['X', '', 'Z'] }],
  [
    'an item of a list of groups',
    { a: [{ q: 'x', r: ['y', 'z'] }, { q: 'v' }] },
    { a: [{ q: 'X' }] },
    { 'a.1.q': 'V' },
    { a: [{ q: 'X' }, { q: 'V' }] },
  ],
])('a changed message stays where the source has it: %s', (_, source, target, changes, after) => {
  expect(changed(source, target, changes)).toEqual(after);
});

test.each([
  ['i18n/{locale}/{locale}.json', 'i18n/en/en.json', 'i18n/nl/nl.json'],
  ['{locale}/**/*.json', 'en/men/en.json', 'nl/men/en.json'],
  ['den/{locale}-*.json', 'den/en-den.json', 'den/nl-den.json'],
  ['src/**/*.{locale}.json', 'src/home/home.page.en.json', 'src/home/home.page.nl.json'],
])('the counterpart of a file has the other locale wherever the pattern %s has it', (messages, path, target) => {
  const files = { texts: new Map([[path, '{ "a": "Hi" }']]), messages, source: 'en' };
  const key = `${messagePattern(messages).match(path)?.prefix}.a`.replace(/^\./, '');
  expect([...changeMessages(files, 'nl', new Map([[key, 'Hoi']])).keys()]).toEqual([target]);
});

test('a message that moves is written as its file is', () => {
  const text = '{\n\t"a": {\n\t\t"b": "1\\u00a0%",\n\t\t"c": "Nee"\n\t},\n\t"d": {\n\t\t"e": "Ja"\n\t}\n}\n';
  const files = { texts: new Map([['en.json', text]]), messages: '{locale}.json', source: 'en' };
  const after = '{\n\t"a": {\n\t\t"c": "Nee"\n\t},\n\t"d": {\n\t\t"e": "Ja",\n\t\t"b": "1\\u00a0%"\n\t}\n}\n';
  expect(renameMessages(files, 'a.b', 'd.b')?.get('en.json')).toBe(after);
  const group =
    '{\n\t"a": "Nee",\n\t"d": {\n\t\t"x": {\n\t\t\t"e": "1\\u00a0%",\n\t\t\t"f": "1\\u00a0%"\n\t\t}\n\t}\n}\n';
  const grouped = { ...files, texts: new Map([['en.json', group]]) };
  expect(renameMessages(grouped, 'd.x', 'y')?.get('en.json')).toBe(
    '{\n\t"a": "Nee",\n\t"y": {\n\t\t"e": "1\\u00a0%",\n\t\t"f": "1\\u00a0%"\n\t}\n}\n',
  );
});

test('a file whose only message is called `defaultMessage` is a group', () => {
  const { messages, locate } = parseCatalogue('en/home.json', 'en', 'home', '{ "defaultMessage": "x" }');
  expect([...messages]).toEqual([['home.defaultMessage', 'x']]);
  expect(locate('home.defaultMessage')?.value).toEqual({ start: 20, end: 23 });
});

test('a record may begin with a byte order mark', () => {
  const { data, problems, text, locate } = parseJsonRecord('lock.json', '\uFEFF{ "a": 1 }');
  expect({ data, problems }).toEqual({ data: { a: 1 }, problems: [] });
  const { start, end } = locate(['a']).value;
  expect(text.slice(start, end)).toBe('1');
});

test('no message becomes an item of a list, which has no name', () => {
  const text = '{ "x": "Hoi", "items": ["a", { "b": "c" }] }';
  const files = { texts: new Map([['en.json', text]]), messages: '{locale}.json', source: 'en' };
  for (const to of ['items.2', 'items.1.x']) expect(renameMessages(files, 'x', to)).toBeUndefined();
});
