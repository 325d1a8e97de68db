import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { shareSize } from '#src/views/meta.ts';
import type { Composition } from './compose.ts';
import { shareColours } from './share-colours.ts';
import type { ShareFonts } from './share-fonts.ts';

/** The most that a picture for sharing may weigh, in bytes. */
const atMost = 60_000;

/** The whole picture as SVG, its texts turned into outlines. */
export async function shareSvg({ shapes, texts }: Composition, { fonts }: ShareFonts): Promise<string> {
  const lines = texts.map(({ text, font, size, x, y, flushRight, tracking }) => ({
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        ...(flushRight ? { right: shareSize.width - x } : { left: x }),
        top: y - size / 2,
        height: size,
        fontFamily: font,
        fontSize: size,
        lineHeight: 1,
        letterSpacing: tracking * size,
        whiteSpace: 'pre',
        color: shareColours.ink,
      },
      children: text,
    },
  }));
  const page = { type: 'div', props: { style: { display: 'flex', width: '100%', height: '100%' }, children: lines } };
  // satori takes such plain objects too, although its types only know React nodes.
  const svg = await satori(page as unknown as ReactNode, {
    ...shareSize,
    // The fonts are told apart by their names, so all of them have the weight that text has by default.
    fonts: fonts.map(({ name, data }) => ({ name, data, weight: 400, style: 'normal' })),
  });
  // Right behind the opening tag of the SVG, so that the texts, which come later, lie on top of the shapes.
  const start = svg.indexOf('>') + 1;
  return svg.slice(0, start) + shapes + svg.slice(start);
}

/**
 * The picture as PNG with a palette, which is enough for flat colours. Throws if it is heavier than allowed, or if the
 * picture in it does not exist.
 */
export async function sharePng(root: string, svg: string, picture?: Composition['picture']): Promise<Buffer> {
  const inlaid = picture ? [await inlay(root, picture)] : [];
  const png = await sharp(Buffer.from(svg))
    .composite(inlaid)
    // Without dithering flat colours stay flat, which also makes the file smaller.
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer();
  if (png.length > atMost) throw new Error(`weighs ${png.length} bytes; at most ${atMost} are allowed`);
  return png;
}

/**
 * Scales a picture of the site until it fills its place, and cuts off what is too much at the bottom. As PNG: encoding
 * AVIF a second time would change its colours.
 */
async function inlay(root: string, { src, left, top, width, height }: NonNullable<Composition['picture']>) {
  const input = await sharp(join(root, 'public', src))
    .resize({ width, height, position: 'top' })
    .png()
    .toBuffer();
  return { input, left, top };
}
