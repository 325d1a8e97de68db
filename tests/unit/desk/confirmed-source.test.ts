import { expect, test } from 'vitest';
import { confirmedSource } from '#cli/desk/confirmed-source.ts';

test.each([
  ['Schatting: 12.50 euro. Verzonnen voor de voorbeeldsite.', 'Schatting: 12.50 euro.'],
  ['Verzonnen voor de voorbeeldsite: 12.50 euro. Excl. btw.', 'Excl. btw.'],
  ['Voorbeeldsite.', ''],
])('a confirmed source has no sentence about the sample site: %s', (source, rest) => {
  expect(confirmedSource(source, '2026-11-29')).toBe(`Bevestigd door de eigenaar op 2026-11-29. ${rest}`.trim());
});
