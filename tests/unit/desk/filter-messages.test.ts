import { expect, test } from 'vitest';
import type { Message } from '#cli/desk/desk-api.ts';
import { filterMessages } from '#cli/desk/panel/filter-messages.ts';
import { processorSeconds } from '../../processor-seconds.ts';

const messages = Array.from({ length: 3500 }, (_, at): Message => {
  return {
    id: `services.service-${at}.title`,
    texts: { nl: `Dienst ${at} `.repeat(20), en: `Service ${at} `.repeat(20) },
    isStale: at % 100 === 0,
    missing: at % 50 === 0 ? ['en'] : [],
    findingsIn: at % 70 === 0 ? ['nl'] : [],
  };
});
const all = { search: '', values: { weeksMin: 4, weeksMax: 6, from: '07:00' }, folder: '', state: 'all' } as const;

test('3,500 messages are filtered within 100 ms, at the first key too', async () => {
  for (const search of ['SERVICE 349', 'service 348', 'Dienst 347']) {
    const { seconds, result } = await processorSeconds(() => filterMessages(messages, { ...all, search }));
    expect(result).toHaveLength(11);
    expect(seconds).toBeLessThan(0.1);
  }
});

test('messages are told apart by state, folder, page and language', () => {
  expect(filterMessages(messages, { ...all, state: 'stale' })).toHaveLength(35);
  expect(filterMessages(messages, { ...all, state: 'missing' })).toHaveLength(70);
  expect(filterMessages(messages, { ...all, state: 'findings' })).toHaveLength(50);
  expect(filterMessages(messages, { ...all, folder: 'services.service-7' }).map(({ id }) => id)).toEqual([
    'services.service-7.title',
  ]);
  expect(filterMessages(messages, { ...all, onPage: new Set(['services.service-3.title']) })).toHaveLength(1);
});

test('in one language only its texts, gaps and findings count, and only a translation lags behind', () => {
  expect(filterMessages(messages, { ...all, search: 'dienst 3499', locale: 'nl' })).toHaveLength(1);
  expect(filterMessages(messages, { ...all, search: 'dienst 3499', locale: 'en' })).toEqual([]);
  expect(filterMessages(messages, { ...all, state: 'missing', locale: 'nl' })).toEqual([]);
  expect(filterMessages(messages, { ...all, state: 'findings', locale: 'nl' })).toHaveLength(50);
  expect(filterMessages(messages, { ...all, state: 'stale', locale: 'nl' })).toEqual([]);
  expect(filterMessages(messages, { ...all, state: 'stale', locale: 'en' })).toHaveLength(35);
});

test('what is read is found: what is filled in, and blanks, apostrophes, quotes and dashes as people type them', () => {
  const texts = {
    nl: 'Live in {weeksMin, number} tot {weeksMax, number}\u00a0weken, vanaf {from}: pagina’s – en „meer” dan −3',
  };
  const read = [{ id: 'a', texts, isStale: false, missing: [], findingsIn: [] }];
  for (const search of ['4 tot 6', '6 weken', '07:00', "pagina's", 's - en', '"meer"', '-3'])
    expect(filterMessages(read, { ...all, search }), search).toHaveLength(1);
  expect(filterMessages(read, { ...all, search: '5 weken' })).toEqual([]);
});
