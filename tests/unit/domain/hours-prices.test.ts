import { expect, test } from 'vitest';
import { factOfArgument, priceOfArgument } from '#src/domain/hours-prices.ts';

test('the price of several hours follows that of one', () => {
  expect(priceOfArgument('hours4Price', 95)).toBe(380);
  expect(priceOfArgument('hours4Price', 100)).toBe(400);
});

test('there is none without a price of an hour, nor for another argument', () => {
  expect(priceOfArgument('hours4Price', undefined)).toBeUndefined();
  expect(priceOfArgument('basicPrice', 95)).toBeUndefined();
});

test('who points at the price of several hours is led to that of one', () => {
  expect(['hours4Price', 'basicPrice'].map(factOfArgument)).toEqual(['hourPrice', 'basicPrice']);
});
