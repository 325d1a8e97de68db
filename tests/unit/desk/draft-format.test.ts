import { expect, test } from 'vitest';
import { formatDraft, readDraft } from '#cli/desk/panel/draft-format.ts';
import { filterMessages } from '#cli/desk/panel/filter-messages.ts';

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

test('3,500 messages are filtered within 100 ms', () => {
  const messages = Array.from({ length: 3500 }, (_, at) => ({
    id: `services.service-${at}.title`,
    texts: { nl: `Dienst ${at} `.repeat(20), en: `Service ${at} `.repeat(20) },
    isStale: at % 100 === 0,
    missing: [],
  }));
  const all = { search: '', folder: '', state: 'all' } as const;
  const times = ['SERVICE 349', 'service 348', 'Dienst 347'].map((search) => {
    const from = performance.now();
    expect(filterMessages(messages, { ...all, search })).toHaveLength(11);
    return performance.now() - from;
  });
  // The first also reads every text for the first time.
  expect(Math.min(...times)).toBeLessThan(100);
  expect(filterMessages(messages, { ...all, state: 'stale' })).toHaveLength(35);
  expect(filterMessages(messages, { ...all, folder: 'services.service-7' }).map(({ id }) => id)).toEqual([
    'services.service-7.title',
  ]);
  expect(filterMessages(messages, { ...all, onPage: new Set(['services.service-3.title']) })).toHaveLength(1);
});
