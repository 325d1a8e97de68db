import { _Parser } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { quickParse } from '#cli/content-lint/core/messages/quick-parse.ts';
import { randomNumbers } from '../../fixtures/random.ts';
import { coreSeeds } from '../../fixtures/seeded-mistakes/core-seeds.ts';
import { decoys } from '../../fixtures/seeded-mistakes/decoys.ts';
import { filler } from '../../fixtures/seeded-mistakes/filler.ts';
import { harderSeeds } from '../../fixtures/seeded-mistakes/harder-seeds.ts';

/** What the library makes of a text; nothing where it refuses it. */
function byLibrary(text: string) {
  try {
    return new _Parser(text, { shouldParseSkeletons: true, requiresOtherClause: true }).parse().val ?? undefined;
  } catch {
    return undefined;
  }
}

/** The quick reader has to say what the library says, or nothing. */
function expectSame(text: string): boolean {
  const elements = quickParse(text);
  if (elements) expect({ text, elements }).toEqual({ text, elements: byLibrary(text) });
  return elements !== undefined;
}

const texts = [
  ...filler(400, 3).flat(),
  ...decoys.flat(),
  ...[...coreSeeds, ...harderSeeds].flatMap(({ nl, en }) => [nl, en]),
].filter((text) => text !== undefined);

test('the quick reader of messages takes nearly all, and reads them as the library does', () => {
  const taken = texts.filter(expectSame);
  expect(taken.length / texts.length).toBeGreaterThan(0.9);
});

test('it never reads a message in another way, whatever is done to it', () => {
  const random = randomNumbers(5);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  let taken = 0;
  for (let round = 0; round < 8000; round++) {
    let text = random() < 0.5 ? pick(texts) : '';
    for (let changes = Math.floor(random() * (text === '' ? 9 : 4)); changes > 0; changes--) {
      const at = Math.floor(random() * (text.length + 1));
      text = text.slice(0, at) + pick(pieces) + text.slice(at + (random() < 0.3 ? Math.floor(random() * 5) : 0));
    }
    if (expectSame(text)) taken++;
  }
  expect(taken).toBeGreaterThan(2000);
});

const pieces = [
  ...['{', '}', '{name}', '{ n }', '#', '<', '/>', '<b>', '</b>', '<br/>', '< b>', '<b >', '</b >', '<a-b>', '</a-b>'],
  ...['{n, plural, one {# dag} other {# dagen}}', '{n,plural,offset:1 =0 {x} other{y}}', 'offset: 1 ', 'offset'],
  ...[
    '{g, select, a {x} other {}}',
    '{constructor, select, toString {a} other {b}}',
    '{a, select, __proto__ {x} other {}}',
  ],
  ...['{d, date, ::yMMMd}', '{d, date, ::YYYY}', '{d,time,short}', '{p, number, ::currency/EUR}', '{p, number, ::.00}'],
  ...['{n, number, }', '{n, number, #,##0.00}', '{n, selectordinal, one {#st} other {#th}}', '{é}', '::', '=', '=1 '],
  ...[
    "'",
    "''",
    ' ',
    '\n',
    '\u00a0',
    '\u0085',
    '\u200e',
    '\ufeff',
    'é',
    '👋',
    '\ud83d',
    'a',
    'other',
    ',',
    '+',
    '-',
    '_',
  ],
];
