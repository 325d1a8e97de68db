import { mark } from '#src/domain/mark.ts';
import { logoColours } from '#src/domain/palette.ts';

/** The SVG of the agency's mark (the figure of its logo), `size` pixels wide. Its paths are on a square of 4 by 4. */
export function markSvg(x: number, y: number, size: number): string {
  const paths = mark.map(({ name, path }) => `<path fill="${logoColours[name]}" d="${path}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${size / 4})">${paths}</g>`;
}
