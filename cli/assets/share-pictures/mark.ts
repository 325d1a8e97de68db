import { shareColours } from './share-colours.ts';

/** The mark on its 4 × 4 grid, as in the header: a quarter circle pulled up by a triangle. */
const parts = [
  { fill: shareColours.yellow, path: 'M0 .5A3.5 3.5 0 0 1 3.5 4H0Z' },
  { fill: shareColours.signal, path: 'M1.5 0H4V2.5Z' },
];

/** The SVG of the mark at a place, in pixels. */
export function markSvg(x: number, y: number, size: number): string {
  const paths = parts.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${size / 4})">${paths}</g>`;
}
