import { expect, test } from 'vitest';
import { siblingServices } from '#src/views/category.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a small category shows all its other services, first those that follow', () => {
  expect(siblingServices(numbers(7), 4)).toEqual([5, 6, 0, 1, 2, 3]);
  expect(siblingServices(numbers(13), 4).toSorted((a, b) => a - b)).toEqual(numbers(13).filter((one) => one !== 4));
});

test('a large one shows the twelve that follow, and begins again at its end', () => {
  expect(siblingServices(numbers(30), 4)).toEqual(numbers(12).map((one) => one + 5));
  expect(siblingServices(numbers(30), 25)).toEqual([26, 27, 28, 29, 0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a page that is not offered itself shows the first ones', () => {
  expect(siblingServices(numbers(30), -1)).toEqual(numbers(12));
});

test('every service of a large category is shown by twelve others', () => {
  const shown = numbers(30).flatMap((one) => siblingServices(numbers(30), one));
  for (const one of numbers(30)) expect(shown.filter((other) => other === one)).toHaveLength(12);
});
