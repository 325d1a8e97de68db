import { expect, test } from 'vitest';
import { localDay } from '#src/domain/local-day.ts';

test('the day is that of the place, not of UTC', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});
