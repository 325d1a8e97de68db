import { expect, test } from 'vitest';
import { circles } from './circles.ts';
import { type Import, importsBelow } from './imports.ts';

const between = (from: string, to: string): Import => ({
  from,
  to,
  specifier: to,
  isPackage: false,
  isTypeOnly: false,
});

test('a circle is found whole, and a file that only leads to it is no part of it', () => {
  const imports = [between('a', 'b'), between('b', 'c'), between('c', 'a'), between('d', 'a'), between('c', 'e')];
  expect(circles(imports)).toEqual([['a', 'b', 'c']]);
  expect(circles([between('a', 'b'), between('b', 'c'), between('a', 'c')])).toEqual([]);
});

test('no file imports itself by way of others, types counted', () => {
  expect(circles([...importsBelow('src'), ...importsBelow('cli')])).toEqual([]);
});
