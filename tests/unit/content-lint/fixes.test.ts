import { describe, expect, test } from 'vitest';
import type { FixLevel } from '#cli/content-lint/core/fix.ts';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { allRules } from '#cli/content-lint/core/linter/plugins.ts';
import { parseElements } from '#cli/content-lint/core/messages/parse-message.ts';
import { defects } from '../../fixtures/messages/defects.ts';
import { validPairs } from '../../fixtures/messages/valid-pairs.ts';
import { randomNumbers } from '../../fixtures/random.ts';
import { exampleFiles } from './example-files.ts';
import { projectOf } from './expect-findings.ts';
import { mended, messagesIn, pairFiles } from './mended.ts';

const parses = (text: string) => Array.isArray(parseElements(text));

describe('one fix', () => {
  test.each<[name: string, nl: string, en: string, level: FixLevel, nlAfter: string, enAfter: string]>([
    ['a blank at the end', 'Verzenden', 'Send ', 'safe', 'Verzenden', 'Send'],
    ['two blanks', 'Klik hier', 'Click  here', 'safe', 'Klik hier', 'Click here'],
    ['a rare blank', 'Een twee', 'One\u2003two', 'safe', 'Een twee', 'One two'],
    ['a no-break space among blanks', 'Een twee', 'One \u00a0two', 'safe', 'Een twee', 'One\u00a0two'],
    ['a blank before a comma', 'Klaar, graag', 'Ready , please', 'safe', 'Klaar, graag', 'Ready, please'],
    ['a zero-width space', 'Stuur een mail', 'Send an\u200b email', 'safe', 'Stuur een mail', 'Send an email'],
    ['a line separator', 'Een regel', 'One\u2028line', 'safe', 'Een regel', 'One line'],
    ['two line separators', 'Een regel', 'One\u2028\u2028line', 'safe', 'Een regel', 'One line'],
    ['mojibake', 'CoÃ¶rdinatie', 'Coordination', 'safe', 'Coördinatie', 'Coordination'],
    ['a name', 'Een Woocommerce-winkel', 'A WooCommerce shop', 'safe', 'Een WooCommerce-winkel', 'A WooCommerce shop'],
    ['an argument', '{name} en {name}', '{nmae} and {nmae}', 'safe', '{name} en {name}', '{name} and {name}'],
    ['a tag', '<link>Lees</link>', '<lnik>Read</lnik>', 'safe', '<link>Lees</link>', '<link>Read</link>'],
    ['a tag before its name', '<b>Lees</b>bb', '<bb>Read</bb>bb', 'unsafe', '<b>Lees</b>bb', '<b>Read</b>bb'],
    ['another name', 'Dag {name}', 'Hello {who}', 'safe', 'Dag {name}', 'Hello {who}'],
    ['another name, unsafe', 'Dag {name}', 'Hello {who}', 'unsafe', 'Dag {name}', 'Hello {name}'],
    [
      'a misspelt option behind one that was translated',
      '{who, select, male {Zijn} female {Haar} other {Hun}}',
      '{who, select, woman {Her} mal {His} other {Their}}',
      'unsafe',
      '{who, select, male {Zijn} female {Haar} other {Hun}}',
      '{who, select, female {Her} male {His} other {Their}}',
    ],
    ['a question mark', 'Hebt u een vraag?', 'Any questions.', 'unsafe', 'Hebt u een vraag?', 'Any questions?'],
    ['a stray brace', 'Dag {name}', 'Hello {name}}', 'unsafe', 'Dag {name}', 'Hello {name}'],
    ['mojibake with a €', 'À la carte', 'Ã€ la carte', 'safe', 'À la carte', 'À la carte'],
    ['a byte order mark, read wrongly', 'Dag', 'ï»¿Hello', 'safe', 'Dag', 'Hello'],
    ['the mark of a lost character', 'Één', 'ï¿½ne', 'safe', 'Één', 'ï¿½ne'],
    ['an entity', 'Dit & dat', 'This &amp; that', 'unsafe', 'Dit & dat', 'This & that'],
    ['the number of a dash', '10–20 dagen', '10&#150;20 days', 'unsafe', '10–20 dagen', '10–20 days'],
    ['the number of no character', 'Vijf dagen', 'Five&#129; days', 'unsafe', 'Vijf dagen', 'Five&#129; days'],
    ['an escape', 'Een\nTwee', 'One\\nTwo', 'unsafe', 'Een\nTwee', 'One\nTwo'],
    [
      'an address',
      'Zie https://windas.example/a',
      'See https://windas.exmaple/a',
      'unsafe',
      'Zie https://windas.example/a',
      'See https://windas.example/a',
    ],
  ])('%s', (_, nl, en, level, nlAfter, enAfter) => {
    const after = mended(pairFiles(nl, en), level);
    expect([messagesIn(after, 'nl').id, messagesIn(after, 'en').id]).toEqual([nlAfter, enAfter]);
  });

  test.each<[name: string, nl: string, en: string]>([['what an apostrophe quotes', "Typ '{'", "Type '{'"]])(
    'leaves %s alone',
    (_, nl, en) => {
      expect(mended(pairFiles(nl, en), 'unsafe')).toMatchObject(pairFiles(nl, en));
    },
  );

  test.each<[name: string, en: string]>([
    ['in the place of one that is missing', '{n, plural, single {# thing} other {# things}}'],
    ['that is meant for a number', '{n, plural, zero {none} two {two} one {# thing} other {# things}}'],
  ])('of plurals takes no unknown form away %s, unless it may be unsafe', (_, en) => {
    const files = pairFiles('{n, plural, one {# ding} other {# dingen}}', en);
    expect(mended(files, 'safe')).toEqual(files);
    expect(mended(files, 'unsafe')).not.toEqual(files);
  });

  test('leaves an entity alone that the source has too', () => {
    const files = {
      ...pairFiles('Dit &amp; dat', 'This &amp; that&hellip;'),
      'i18n/exceptions.yaml': '- { rule: text/html-entity, locale: nl, reason: The page shows it as HTML. }\n',
    };
    expect(messagesIn(mended(files, 'unsafe'), 'en').id).toBe('This &amp; that…');
  });

  test('keeps the form of the file: line ends, indentation, escapes', () => {
    const nl = '{\r\n\t"a":   "x\\u00a0y\\/z",\r\n\r\n\t"b": "Een  twee"  }';
    const after = mended({ 'i18n/nl.json': nl, 'i18n/en.json': '{"a": "x\\u00a0y/z", "b": "One two"}' }, 'safe');
    expect(after['i18n/nl.json']).toBe(nl.replace('Een  twee', 'Een twee'));
  });

  test.each([
    ['is escaped where the file escapes letters', 'caf\\u00e9', 'Wait\\u2026 ready'],
    ['is not escaped where the file only escapes what cannot be seen', '10\\u00a0km', 'Wait… ready'],
  ])('a new character %s', (_, escaped, after) => {
    const en = `{ "a": "${escaped}", "b": "Wait&hellip; ready" }`;
    const files = { 'i18n/nl.json': '{ "a": "a", "b": "Wacht, klaar" }', 'i18n/en.json': en };
    expect(mended(files, 'unsafe')['i18n/en.json']).toBe(`{ "a": "${escaped}", "b": "${after}" }`);
  });

  test.each<[name: string, before: string, level: FixLevel, after: string]>([
    ['the same twice', '{\n  "a": "Ja",\n  "a": "Ja",\n  "b": "B"\n}', 'safe', '{\n  "a": "Ja",\n  "b": "B"\n}'],
    ['the same twice, last', '{\n  "b": "B",\n  "a": "Ja",\n  "a": "Ja"\n}', 'safe', '{\n  "b": "B",\n  "a": "Ja"\n}'],
    ['three times', '{"a":"Ja","a":"Ja","a":"Ja","b":"B"}', 'safe', '{"a":"Ja","b":"B"}'],
    ['two that differ', '{ "a": "Nee", "a": "Ja", "b": "B" }', 'safe', '{ "a": "Nee", "a": "Ja", "b": "B" }'],
    ['two that differ, unsafe', '{ "a": "Nee", "a": "Ja", "b": "B" }', 'unsafe', '{ "a": "Ja", "b": "B" }'],
  ])('of a key: %s', (_, before, level, after) => {
    const en = '{ "a": "Yes", "b": "C" }';
    expect(mended({ 'i18n/nl.json': before, 'i18n/en.json': en }, level)['i18n/nl.json']).toBe(after);
  });

  test('of an id takes the name of the source, unless the slip is there', () => {
    const files = (nl: string, en: string) => ({ 'i18n/nl.json': `{ "a": ${nl} }`, 'i18n/en.json': `{ "a": ${en} }` });
    const wrong = files('{ "title": "Dag" }', '{ "tilte": "Hello" }');
    expect(mended(wrong, 'safe')['i18n/en.json']).toBe('{ "a": { "title": "Hello" } }');
    const source = files('{ "tilte": "Dag" }', '{ "title": "Hello" }');
    expect(mended(source, 'safe')).toEqual(source);
  });

  test('leaves a file alone that cannot be read whole', () => {
    const files = { 'i18n/nl.json': '{ "a": "Foto\'s", "b": }', 'i18n/en.json': '{ "a": "Photos" }' };
    expect(mended(files, 'unsafe')).toEqual(files);
  });
});

describe('every fix', () => {
  const fixing = allRules().filter((rule) => rule.fix);

  test.each(fixing.map((rule) => [rule.code, rule] as const))('%s leaves what a bad example may become', (_, rule) => {
    for (const level of ['safe', 'unsafe'] as const) {
      const after = mended(exampleFiles(rule.examples.bad), level);
      expect(mended(after, level)).toEqual(after);
      for (const { files } of projectOf(after).catalogues) for (const file of files) JSON.parse(file.text);
    }
  });

  test('mends the bad example of its rule at one of the levels', () => {
    const unmended = fixing.filter(({ code, examples }) =>
      checkProject(projectOf(mended(exampleFiles(examples.bad), 'unsafe'))).some((finding) => finding.code === code),
    );
    expect(unmended.map(({ code }) => code)).toEqual([]);
  });

  test.each([...defects.map(([nl, en]) => [nl, en] as const)])('mends or keeps %j / %j', (nl, en) => {
    for (const level of ['safe', 'unsafe'] as const) {
      const before = pairFiles(nl, en);
      const after = mended(before, level);
      for (const locale of ['nl', 'en'] as const) {
        const [old, own] = [messagesIn(before, locale).id ?? '', messagesIn(after, locale).id ?? ''];
        expect(parses(own) || !parses(old), own).toBe(true);
      }
      expect(mended(after, level)).toEqual(after);
      expect(checkProject(projectOf(after)).length).toBeLessThanOrEqual(checkProject(projectOf(before)).length);
    }
  });

  test('has nothing to do where nothing is wrong', () => {
    for (const [nl, en] of validPairs) {
      expect(mended(pairFiles(nl, en), 'unsafe')).toEqual(pairFiles(nl, en));
    }
  });

  test('mends a catalogue of 150 messages that were spoilt at random as well as one', () => {
    const pairs = [...validPairs, ...defects.map(([nl, en]) => [nl, en] as const)];
    for (let seed = 1; seed <= 4; seed++) {
      const next = randomNumbers(seed);
      const messages = Array.from({ length: 150 }, () =>
        spoilt(pairs[Math.floor(next() * pairs.length)] ?? ['', ''], next),
      );
      const files = {
        'i18n/nl.json': printed(
          messages.map(([nl]) => nl),
          next,
        ),
        'i18n/en.json': printed(
          messages.map(([, en]) => en),
          next,
        ),
      };
      for (const level of ['safe', 'unsafe'] as const) {
        const after = mended(files, level);
        expect(mended(after, level)).toEqual(after);
        for (const locale of ['nl', 'en']) {
          const [old, own] = [messagesIn(files, locale), messagesIn(after, locale)];
          expect(Object.keys(own)).toEqual(Object.keys(old));
          for (const key of Object.keys(old))
            expect(parses(own[key] ?? '') || !parses(old[key] ?? ''), own[key]).toBe(true);
        }
        const [then, now] = [files, after].map((one) => checkProject(projectOf(one)).length);
        expect(now).toBeLessThan(then ?? 0);
      }
    }
  });
});

/** A pair with one more slip in one of its texts. */
function spoilt([nl, en]: readonly [string, string, ...unknown[]], next: () => number): [string, string] {
  const slips: ((text: string) => string)[] = [
    (text) => text,
    (text) => `${text} `,
    (text) => text.replace(' ', '  '),
    (text) => text.replace(' ', '\u200b '),
    (text) => text.replace('’', "'"),
    (text) => text.replace(/\{(\w)(\w)(\w+)/, '{$2$1$3'),
    (text) => text.replace(/<(\w)(\w)(\w*)>(.*)<\/\1\2\3>/, '<$2$1$3>$4</$2$1$3>'),
    (text) => `"${text}"`,
    (text) => text.replace('ö', 'Ã¶'),
  ];
  const slip = slips[Math.floor(next() * slips.length)] ?? slips[0];
  return next() < 0.5 ? [slip?.(nl) ?? nl, en] : [nl, slip?.(en) ?? en];
}

/** A catalogue in one of several hands. */
function printed(texts: readonly string[], next: () => number): string {
  const indent = ['  ', '\t', '', '    '][Math.floor(next() * 4)];
  const text = JSON.stringify(Object.fromEntries(texts.map((one, at) => [`key${at}`, one])), null, indent);
  return next() < 0.5 ? text : text.replaceAll('\n', '\r\n');
}
