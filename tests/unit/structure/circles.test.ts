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

test('no circle of imports is longer than three files, types counted', () => {
  expect(circles([...importsBelow('src'), ...importsBelow('cli')]).filter(({ length }) => length > 3)).toEqual([]);
});

test.each(['src', 'cli/content-lint'])('no file of %s imports itself by way of others, types counted', (folder) => {
  expect(circles(importsBelow(folder))).toEqual([]);
});
