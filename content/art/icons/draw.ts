// Draws the favicon set from the mark: `node content/art/icons/draw.ts`.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const publicFolder = path.resolve(import.meta.dirname, '../../../public');

// The mark on a square of 4 by 4: at 16 px every edge falls on a pixel.
const quarter = 'M0 .5A3.5 3.5 0 0 1 3.5 4H0Z';
const triangle = 'M1.5 0H4V2.5Z';
const colours = { yellow: '#FFC53D', red: '#C43218', redOnDark: '#FF6A4D', ink: '#101F2E', paper: '#FBF8F2' };

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inner}</svg>\n`;
const mark = (red: string) =>
  `<path fill="${colours.yellow}" d="${quarter}"/><path fill="${red}" d="${triangle}"/>`;

/** The mark on an ink square, `share` of its side wide, as a PNG of `size` px. */
const tile = (size: number, share: number) => {
  const edge = 2 - 2 * share;
  const ground = `<path fill="${colours.ink}" d="M0 0h4v4H0Z"/>`;
  const drawing = svg(`${ground}<g transform="translate(${edge} ${edge}) scale(${share})">${mark(colours.redOnDark)}</g>`);
  return png(drawing, size).removeAlpha().toBuffer();
};

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: 72 * size / 4 }).resize(size, size).png({ compressionLevel: 9, palette: false });

/** An ICO that holds one PNG of `size` px (below 256). */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const dark = `<style>@media(prefers-color-scheme:dark){.r{fill:${colours.redOnDark}}}</style>`;
const favicon = svg(dark + mark(colours.red).replace(`fill="${colours.red}"`, `class="r" fill="${colours.red}"`));

const files: Record<string, string | Buffer> = {
  'favicon.svg': favicon,
  'favicon.ico': ico(await png(svg(mark(colours.red)), 32).toBuffer(), 32),
  'apple-touch-icon.png': await tile(180, 0.6),
  'icon-192.png': await tile(192, 0.625),
  'icon-512.png': await tile(512, 0.625),
  // a mask may cut to a circle of 80 %: the mark's corners stay inside
  'icon-maskable-512.png': await tile(512, 0.5),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(path.join(publicFolder, name), content);
  console.log(`${String(content.length).padStart(6)}  public/${name}`);
}
