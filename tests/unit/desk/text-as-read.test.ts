import { expect, test } from 'vitest';
import { textAsRead } from '#cli/desk/panel/text-as-read.ts';

const plural = 'Al {clients, number} klanten en {count, plural, one {# dienst} other {# <b>diensten</b>}}';

test('a draft is formatted as a visitor reads it: with the facts, an example, and the formats of the site', () => {
  expect(textAsRead(plural, 'nl', { clients: 1500, count: 1 })).toBe('Al 1.500 klanten en 1 dienst');
  expect(textAsRead(plural, 'nl', { clients: 1500 })).toBe('Al 1.500 klanten en 5 diensten');
  expect(textAsRead('From {price, number, euro} for {name}', 'en', { price: 49 })).toBe('From €49 for ‹name›');
  expect(textAsRead('{price}: {price, number, euro}', 'en', {})).toBe('5: €5');
});

test('a price has cents where it needs them', () => {
  const price = '{price, number, euro}';
  expect(textAsRead(price, 'nl', { price: 49.5 })).toBe('€\u00a049,50');
  expect(textAsRead(price, 'nl', { price: 49 })).toBe('€\u00a049');
});

test('what is no message has no result', () => {
  expect(textAsRead('Al {clients', 'nl', {})).toBeUndefined();
});
