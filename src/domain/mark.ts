import type { logoColours } from '#src/domain/palette.ts';

/** A part of the agency's mark, drawn on a square of 4 by 4. */
export interface MarkPart {
  name: keyof typeof logoColours;
  path: string;
}

/**
 * The mark, in the header and on every icon: a triangle pulls up a quarter circle, as a windlass does (`windas` in
 * Dutch). At 16 px every edge falls on a pixel.
 */
export const mark: readonly MarkPart[] = [
  { name: 'quarter', path: 'M0 .5A3.5 3.5 0 0 1 3.5 4H0Z' },
  { name: 'triangle', path: 'M1.5 0H4V2.5Z' },
];
