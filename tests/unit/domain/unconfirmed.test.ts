import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientSchema } from '#src/domain/client.ts';
import { PriceSchema } from '#src/domain/service.ts';

const client = { id: 'x', name: 'X', logo: '/logos/clients/x.svg', projectUrl: null };

test('a sample without a source is refused, and what is confirmed needs none', () => {
  expect(v.is(ClientSchema, client)).toBe(true);
  expect(v.is(ClientSchema, { ...client, sample: true })).toBe(false);
  expect(v.is(ClientSchema, { ...client, sample: true, source: 'Invented for the sample.' })).toBe(true);
  expect(v.is(ClientSchema, { ...client, sample: false })).toBe(false);
});

test('a price has a source, whole euros and a range that rises', () => {
  const price = { from: 900, to: 1800, per: 'once', source: 'Price list of 2026.' };
  expect(v.is(PriceSchema, price)).toBe(true);
  for (const wrong of [{ to: 900 }, { from: 49.5 }, { from: 0 }, { per: 'year' }, { source: '' }])
    expect(v.is(PriceSchema, { ...price, ...wrong })).toBe(false);
});
