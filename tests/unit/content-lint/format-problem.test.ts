import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { formatProblem } from '#cli/content-lint/core/messages/format-problem.ts';

const problemOf = (message: string) => {
  const [element] = parse(message, { shouldParseSkeletons: true });
  return formatProblem(element as Parameters<typeof formatProblem>[0], 'nl', []);
};

const units =
  'bit byte kilobit kilobyte megabit megabyte gigabit gigabyte terabit terabyte celsius meter kilometer centimeter millimeter gram kilogram liter milliliter hectare second millisecond minute hour day week month year percent';

test.each(units.split(' '))('Intl knows the unit %s, as the checker takes for granted', (unit) => {
  expect(() => new Intl.NumberFormat('nl', { style: 'unit', unit })).not.toThrow();
  expect(problemOf(`{size, number, ::unit/${unit}}`)).toBeUndefined();
});

test.each([
  '{n, number, ::.00}',
  '{n, number, ::.##}',
  '{n, number, ::.0#}',
  '{n, number, ::EE0}',
  '{n, number, ::compact-short}',
  '{n, number, ::compact-long currency/EUR}',
  '{n, number, ::unit/kilometer unit-width-full-name}',
])('%s formats', (message) => {
  expect(problemOf(message)).toBeUndefined();
});

test.each(['{n, number, ::unit/furlong}', '{n, number, ::currency/EURO}'])('%s does not', (message) => {
  expect(problemOf(message)).toBeTruthy();
});

test.each(['{x, date, currency}', '{x, time, currency}'])('%s names a format of numbers', (message) => {
  expect(problemOf(message)).toBe('unknown');
});
