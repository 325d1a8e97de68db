import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mark } from '#src/domain/mark.ts';
import { logoColours, tokens } from '#src/domain/palette.ts';
import { icoFile } from './ico-file.ts';

// A token has two colours: of the light scheme, then of the dark one.
const [ink] = tokens.ink;
const red = logoColours.triangle;
const [, redOnDark] = tokens.signal;

/**
 * Draws the agency's mark, the figure of its logo, into `public/`: as favicon, and as the icons of the web manifest.
 * Gives the size of each in bytes, by name.
 */
export async function drawIcons(root: string): Promise<Map<string, number>> {
  const files = new Map<string, string | Buffer>([
    ['favicon.svg', favicon()],
    ['favicon.ico', icoFile(await png(svg(markPaths(red)), 32).toBuffer(), 32)],
    ['apple-touch-icon.png', await iconOnInk(180, 0.6)],
    ['icon-192.png', await iconOnInk(192, 0.625)],
    ['icon-512.png', await iconOnInk(512, 0.625)],
    // The mask of a maskable icon may be a circle of 80 %: the corners of the mark stay inside it.
    ['icon-maskable-512.png', await iconOnInk(512, 0.5)],
  ]);
  for (const [name, content] of files) writeFileSync(join(root, 'public', name), content);
  return new Map([...files].map(([name, content]) => [name, Buffer.byteLength(content)]));
}

/** The mark alone. Its red part is lighter if the browser prefers a dark scheme. */
function favicon(): string {
  const style = `<style>@media(prefers-color-scheme:dark){.r{fill:${redOnDark}}}</style>`;
  return svg(style + markPaths(red).replace(`fill="${red}"`, `class="r" fill="${red}"`));
}

/** The mark on an ink square, as a PNG of `size` px. The width of the mark is `share` times the side of the square. */
function iconOnInk(size: number, share: number): Promise<Buffer> {
  // Half of what the mark leaves free: the mark and the square are both 4 wide.
  const margin = (4 - 4 * share) / 2;
  const ground = `<path fill="${ink}" d="M0 0h4v4H0Z"/>`;
  const drawing = `${ground}<g transform="translate(${margin} ${margin}) scale(${share})">${markPaths(redOnDark)}</g>`;
  return png(svg(drawing), size).removeAlpha().toBuffer();
}

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inner}</svg>\n`;

/** The paths of the mark, on a square of 4 by 4, with its triangle in `colour`. */
function markPaths(colour: string): string {
  return mark
    .map(({ name, path }) => `<path fill="${name === 'triangle' ? colour : logoColours[name]}" d="${path}"/>`)
    .join('');
}

function png(drawing: string, size: number): Sharp {
  // At 72 dpi an SVG of 4 by 4 becomes 4 px wide. This density draws it at `size` px, so that nothing is scaled up.
  return sharp(Buffer.from(drawing), { density: (72 * size) / 4 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false });
}
