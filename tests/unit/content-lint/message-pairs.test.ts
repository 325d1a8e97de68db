import { describe, expect, test } from 'vitest';
import { defects } from '../../fixtures/messages/defects.ts';
import { moreDefects } from '../../fixtures/messages/more-defects.ts';
import { validPairs } from '../../fixtures/messages/valid-pairs.ts';
import { seen } from './expect-findings.ts';

describe('a pair that looks wrong and is right', () => {
  test.each(validPairs)('%j / %j', (nl, en) => {
    expect(seen(nl, en)).toEqual([]);
  });
});

describe('a pair with one mistake', () => {
  test.each([...defects, ...moreDefects])('%j / %j: %s', (nl, en, found) => {
    expect(seen(nl, en)).toEqual([found]);
  });
});

test.each(['{prce} {xyz}', '{xyz} {prce}'])('arguments are renamed in whatever order they come: %s', (en) => {
  expect(seen('{price} {foo}', en).map((finding) => finding.split(' ')[0])).toEqual([
    'argument/renamed',
    'argument/renamed',
  ]);
});

test('where one message has no branches and no text, no branch is empty', () => {
  const findings = seen('{g, select, a {een dag} other {de dagen}}', '<b></b>');
  expect(findings.map((finding) => finding.split(' ')[0])).toEqual(['argument/missing', 'tag/unknown']);
});

test('a mark too many in both branches is shown in a branch that has it, not in one of a plural before', () => {
  const nl = '{a, plural, one {Eén taart} other {# taarten}} {b, plural, one {"mooi"} other {"fraai"}}';
  const en = '{a, plural, one {One cake} other {# cakes}} {b, plural, one {"nice} other {"good}}';
  expect(seen(nl, en)).toEqual([String.raw`text/unbalanced en {\"good}`]);
});
