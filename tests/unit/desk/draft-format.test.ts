import { expect, test } from 'vitest';
import { formatDraft, readDraft } from '#cli/desk/panel/draft-format.ts';

const plural = 'Al {clients, number} klanten en {count, plural, one {# dienst} other {# <b>diensten</b>}}';

test('a draft tells its arguments and the branches of its plural, each where it stands', () => {
  const draft = readDraft(plural);
  expect(draft?.arguments.map(({ name, source }) => [name, source])).toEqual([
    ['clients', '{clients, number}'],
    ['count', '{count, plural, one {# dienst} other {# <b>diensten</b>}}'],
  ]);
  const branches = draft?.choice?.branches ?? [];
  expect(branches.map(({ name, example }) => [name, example])).toEqual([
    ['one', 1],
    ['other', 5],
  ]);
  for (const { text, start, end } of branches) expect(plural.slice(start, end)).toBe(text);
});

test('a draft is formatted as a visitor reads it: with the facts, an example, and the formats of the site', () => {
  expect(formatDraft(plural, 'nl', { clients: 1500 }, 1)).toBe('Al 1.500 klanten en 1 dienst');
  expect(formatDraft(plural, 'nl', { clients: 1500 }, 5)).toBe('Al 1.500 klanten en 5 diensten');
  expect(formatDraft('From {price, number, euro} for {name}', 'en', { price: 49 })).toBe('From €49 for ‹name›');
});

test('what is no message has no result', () => {
  expect(readDraft('Al {clients')).toBeUndefined();
  expect(formatDraft('Al {clients', 'nl', {})).toBeUndefined();
});
