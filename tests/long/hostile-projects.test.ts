import { expect, test } from 'vitest';
import { onAllProcessors } from '../fixtures/on-all-processors.ts';

test('2,000 hostile projects are checked without a crash', async () => {
  const module = new URL('../fixtures/hostile-process.ts', import.meta.url);
  const seeds = Array.from({ length: 2000 }, (_, at) => at);
  const checked = await onAllProcessors<number, { seed: number; crashes: string[] }>(module, seeds);
  expect(checked.flatMap(({ crashes }) => crashes)).toEqual([]);
  expect(new Set(checked.map(({ seed }) => seed)).size).toBe(2000);
});
