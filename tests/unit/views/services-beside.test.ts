import { expect, test } from 'vitest';
import { servicesBeside } from '#src/views/services-beside.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a small category shows all its other services, in its order', () => {
  expect(servicesBeside(numbers(13), 4)).toEqual(numbers(13).filter((one) => one !== 4));
});

test('a large one shows the twelve that follow, and begins again at its end', () => {
  expect(servicesBeside(numbers(30), 4)).toEqual(numbers(12).map((one) => one + 5));
  expect(servicesBeside(numbers(30), 25)).toEqual([26, 27, 28, 29, 0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a page that is not offered itself shows the first ones', () => {
  expect(servicesBeside(numbers(30), -1)).toEqual(numbers(12));
});

test('every service of a large category is shown by twelve others', () => {
  const shown = numbers(30).flatMap((one) => servicesBeside(numbers(30), one));
  for (const one of numbers(30)) expect(shown.filter((other) => other === one)).toHaveLength(12);
});
