import { expect, test } from 'vitest';
import { crashesOf } from '../unit/content-lint/check-hostile.ts';

test('2,000 hostile projects are checked without a crash', async () => {
  expect(await crashesOf(Array.from({ length: 2000 }, (_, at) => at))).toEqual([]);
});
