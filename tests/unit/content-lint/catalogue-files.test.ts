import { describe, expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { findingsIn, projectOf } from './expect-findings.ts';

/** Each finding as `code file:line:column` and, where it has one, the key. */
function at(files: Readonly<Record<string, string>>, locales = ['nl', 'en']): string[] {
  return checkProject(projectOf(files, { locales })).map(
    ({ code, file, line, column, key }) => `${code} ${file}:${line}:${column}${key ? ` ${key}` : ''}`,
  );
}

describe('JSON files', () => {
  test.each<[name: string, nl: string, en: string, expected: string[]]>([
    [
      'a comma too few',
      '{\n  "a": "Ja"\n  "b": "Nee"\n}',
      '{ "a": "Yes", "b": "No" }',
      ['json/syntax i18n/nl.json:3:3'],
    ],
    ['a comma too many', '{\n  "a": "Ja",\n}', '{ "a": "Yes" }', ['json/syntax i18n/nl.json:3:1']],
    [
      'a quote too few',
      '{\n  "a": "Ja,\n  "b": "Nee"\n}',
      '{ "a": "Yes", "b": "No" }',
      ['json/syntax i18n/nl.json:2:8'],
    ],
    ['a brace too few', '{\n  "a": "Ja"', '{ "a": "Yes" }', ['json/syntax i18n/nl.json:2:12']],
    ['a comment', '{\n  // later\n  "a": "Ja"\n}', '{ "a": "Yes" }', ['json/syntax i18n/nl.json:2:3']],
    ['a key twice', '{\n  "a": "Ja",\n  "a": "Jawel"\n}', '{ "a": "Yes" }', ['json/duplicate-key i18n/nl.json:3:3 a']],
    [
      'a group twice',
      '{ "a": { "b": "Ja" },\n "a": { "c": "Nee" } }',
      '{ "a": { "b": "Yes", "c": "No" } }',
      ['json/duplicate-key i18n/nl.json:2:2 a'],
    ],
    [
      'one id in two ways',
      '{ "a.b": "Ja",\n "a": { "b": "Nee" } }',
      '{ "a.b": "Yes" }',
      ['json/duplicate-key i18n/nl.json:2:9 a.b'],
    ],
    ['a number', '{ "a": 1 }', '{ "a": "1" }', ['message/not-text i18n/nl.json:1:8 a']],
    ['null', '{ "a": null }', '{ "a": "1" }', ['message/not-text i18n/nl.json:1:8 a']],
    ['no text at all', '', '{}', ['json/syntax i18n/nl.json:1:1']],
  ])('%s', (_, nl, en, expected) => {
    expect(at({ 'i18n/nl.json': nl, 'i18n/en.json': en })).toEqual(expected);
  });

  test('the rest is checked where a file is broken', () => {
    const nl = '{\n  "a": "Dag {name}",\n  "b": "Nee"\n  "c": "Klaar.",\n  "d": "Meer"\n}';
    const en = '{\n  "a": "Hello {nmae}",\n  "b": "No",\n  "c": "Ready"\n}';
    expect(at({ 'i18n/nl.json': nl, 'i18n/en.json': en })).toEqual([
      'argument/renamed i18n/en.json:2:15 a',
      'text/end-punctuation i18n/en.json:4:13 c',
      'json/syntax i18n/nl.json:4:3',
      'message/missing i18n/nl.json:5:3 d',
    ]);
  });

  test('what a broken file still spells out is not missing', () => {
    const nl = '{\n  "a": "Ja",\n  "b": "Nee",\n  "c": "Meer"\n}';
    expect(at({ 'i18n/nl.json': nl, 'i18n/en.json': '{\n  "a": "Yes",\n  "b": "No,\n  "c": "More"\n}' })).toEqual([
      'json/syntax i18n/en.json:3:8',
    ]);
  });
});

describe('places', () => {
  test.each<[name: string, en: string, expected: string]>([
    ['behind an escaped quote', '{ "id": "Say \\"hi\\" {nmae}" }', '1:21'],
    ['behind a \\u sequence', '{ "id": "Good\\u00a0day {nmae}" }', '1:24'],
    ['on a later line, deep', '{\n  "id":\n    "Hello {nmae}"\n}', '3:12'],
    ['behind an emoji', '{ "id": "👋 {nmae}" }', '1:13'],
    ['behind Windows line ends', '{\r\n  "id": "Hello {nmae}"\r\n}', '2:16'],
    ['behind a byte order mark', '\uFEFF{ "id": "Hello {nmae}" }', '1:16'],
  ])('%s', (_, en, expected) => {
    const [finding] = findingsIn({ 'i18n/nl.json': '{ "id": "Dag {name}" }', 'i18n/en.json': en });
    expect(finding?.code).toBe('argument/renamed');
    expect(`${finding?.line}:${finding?.column}`).toBe(expected);
  });

  test('the text of the other language is beside it', () => {
    const [finding] = findingsIn({
      'i18n/nl.json': '{\n "id": "Dag {name}" }',
      'i18n/en.json': '{ "id": "Hello {nmae}" }',
    });
    expect(finding?.related).toEqual([
      { file: 'i18n/nl.json', locale: 'nl', line: 2, column: 13, endLine: 2, endColumn: 18 },
    ]);
  });
});

describe('keys', () => {
  test('what only one language has is missing from the other', () => {
    expect(
      at({ 'i18n/nl.json': '{\n "a": "Ja",\n "b": { "c": "Nee" } }', 'i18n/en.json': '{ "a": "Yes", "z": "Last" }' }),
    ).toEqual(['message/missing i18n/en.json:1:15 z', 'message/missing i18n/nl.json:3:9 b.c']);
  });

  test('an item of a list is a message', () => {
    expect(at({ 'i18n/nl.json': '{ "a": ["Een", "Twee"] }', 'i18n/en.json': '{ "a": ["One"] }' })).toEqual([
      'message/missing i18n/nl.json:1:16 a.1',
    ]);
  });

  test('a slip in an id is one finding and says which one was meant', () => {
    const [finding, ...more] = findingsIn({
      'i18n/nl.json': '{ "contact": { "title": "Schrijf ons", "text": "Wij lezen mee" } }',
      'i18n/en.json': '{ "contact": { "titel": "Write to us", "text": "We read along" } }',
    });
    expect(finding).toMatchObject({
      code: 'message/id-typo',
      key: 'contact.title',
      args: { got: 'contact.titel', near: 'contact.title' },
    });
    expect(more).toEqual([]);
  });

  test('a slip in an id is seen where a branch of a plural has one word, which is no argument', () => {
    const files = {
      'i18n/nl.json': '{ "itmes": "{count, plural, one {ding} other {dingen}}" }',
      'i18n/en.json': '{ "items": "{count, plural, one {item} other {items}}" }',
    };
    expect(findingsIn(files).map(({ code }) => code)).toEqual(['message/id-typo']);
  });

  test('the path of a file is the prefix of its keys, and a file without counterpart is one finding', () => {
    expect(
      at({
        'i18n/nl/pages/home.json': '{ "title": "Welkom", "text": "Fijn" }',
        'i18n/nl/labels.json': '{ "more": "Lees verder" }',
        'i18n/en/labels.json': '{ "more": "" }',
      }),
    ).toEqual([
      'message/empty i18n/en/labels.json:1:11 labels.more',
      'message/missing-file i18n/nl/pages/home.json:1:1',
    ]);
  });

  test('a file has its counterpart where the pattern has the locale twice, too', () => {
    const files = { 'i18n/nl/nl.json': '{ "a": "Ja" }', 'i18n/en/en.json': '{}' };
    const findings = checkProject(projectOf(files, { messages: 'i18n/{locale}/{locale}.json' }));
    expect(findings.map(({ code, args }) => `${code} ${args.file}`)).toEqual(['message/missing i18n/en/en.json']);
  });

  test('the file that lacks a key is named, also where the letters of a locale are inside its name', () => {
    const [finding] = findingsIn({
      'i18n/nl/content.json': '{ "a": "Ja", "b": "Nee" }',
      'i18n/en/content.json': '{ "a": "Yes" }',
    });
    expect(finding).toMatchObject({ key: 'content.b', args: { file: 'i18n/en/content.json' } });
  });

  test('a key in the place of a text is seen, a domain is not', () => {
    const nl = '{ "a": { "b": "Meer", "c": "Zie solin.bio", "d": "solin.bio" } }';
    const en = '{ "a": { "b": "a.c", "c": "See solin.bio", "d": "solin.bio" } }';
    expect(at({ 'i18n/nl.json': nl, 'i18n/en.json': en })).toEqual(['text/unfinished i18n/en.json:1:15 a.b']);
  });

  test('a third locale is checked against the source too', () => {
    const files = {
      'i18n/nl.json': '{ "a": "Dag {name}" }',
      'i18n/en.json': '{ "a": "Hello {name}" }',
      'i18n/de.json': '{ "a": "Hallo" }',
    };
    expect(at(files, ['nl', 'en', 'de'])).toEqual(['argument/missing i18n/de.json:1:8 a']);
  });

  test('each locale has the plural forms of its own language', () => {
    const files = {
      'i18n/nl.json': '{ "a": "{n, plural, one {# dag} other {# dagen}}" }',
      'i18n/pl.json': '{ "a": "{n, plural, one {# dzień} other {# dnia}}" }',
    };
    expect(checkProject(projectOf(files, { locales: ['nl', 'pl'] }))).toMatchObject([
      { code: 'plural/missing-category', args: { missing: ['few', 'many'] } },
    ]);
  });
});

test('a mistake of the source is one, however many translations show it', () => {
  const files = {
    'i18n/nl.json': '{ "name": "Naam ", "bold": "<b></b>Ja" }',
    'i18n/en.json': '{ "name": "Name", "bold": "<b>Yes</b>" }',
    'i18n/de.json': '{ "name": "Name", "bold": "<b>Jawohl</b>" }',
  };
  const findings = checkProject(projectOf(files, { locales: ['nl', 'en', 'de'] }));
  expect(
    findings.map(({ code, file, related }) => `${code} ${file} ${related.map((one) => one.locale).join()}`),
  ).toEqual(['text/whitespace i18n/nl.json en,de', 'tag/emptied i18n/nl.json en,de']);
});

describe('files of formatjs extract', () => {
  const nl = '{\n "a": { "defaultMessage": "Dag {name}", "description": "Groet" },\n "b": "Klaar" }';

  test('a message is its default message, found and fixed where that is', () => {
    expect(
      at({ 'i18n/nl.json': nl, 'i18n/en.json': '{\n "a": { "defaultMessage": "Hello {nmae}" },\n "b": "Done" }' }),
    ).toEqual(['argument/renamed i18n/en.json:2:34 a']);
    expect(at({ 'i18n/nl.json': nl, 'i18n/en.json': '{ "a": "Hello {nmae}", "b": "Done" }' })).toEqual([
      'argument/renamed i18n/en.json:1:15 a',
    ]);
  });

  test('its other properties are no messages, also where the file has to be read with positions', () => {
    const en =
      '{ "a": { "id": "a", "start": 12, "defaultMessage": "Hello {name}", "description": { "x": "y" } }, "b": "Done" }';
    expect(at({ 'i18n/nl.json': nl, 'i18n/en.json': en })).toEqual([]);
  });

  test('a translation with another source text than the source has is stale', () => {
    const source = '{ "a": { "defaultMessage": "Dag allen" }, "b": { "defaultMessage": "Klaar" } }';
    const translated = (before: string) =>
      `{ "a": { "defaultMessage": "Hello all", "originalDefault": "${before}", "isTranslated": true },
         "b": { "defaultMessage": "Done", "originalDefault": "Klaar" } }`;
    expect(at({ 'i18n/nl.json': source, 'i18n/en.json': translated('Dag allen') })).toEqual([]);
    expect(at({ 'i18n/nl.json': source, 'i18n/en.json': translated('Dag') })).toEqual([
      'message/stale i18n/en.json:1:28 a',
    ]);
  });

  test('a group that has other messages beside that name is a group', () => {
    const group = '{ "a": { "defaultMessage": "Dag", "other": "Tot ziens" } }';
    expect(at({ 'i18n/nl.json': group, 'i18n/en.json': '{ "a": { "defaultMessage": "Hello" } }' })).toEqual([
      'message/shape i18n/en.json:1:3 a',
    ]);
  });
});

test('an empty file is there: its messages are missing, also in a folder whose name has a locale in it', () => {
  const files = { 'frontend/en.json': '{ "a": "Send" }', 'frontend/et.json': '{}' };
  const layout = { messages: 'frontend/{locale}.json', source: 'en', locales: ['en', 'et'] };
  expect(checkProject(projectOf(files, layout)).map(({ code }) => code)).toEqual(['message/missing']);
});
