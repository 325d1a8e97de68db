import sharp, { type Sharp } from 'sharp';
import { drawingMaxBytes } from '#src/domain/drawing-picture.ts';

/** How a picture of a drawing is encoded. */
export const encoding = {
  /** Tried one after the other until the picture is light enough. */
  avifQualities: [60, 52, 45, 38, 31, 25],
  webpQualities: [75, 60, 45, 30, 15],
  /** The width of a WebP, in pixels: few browsers need it, and it compresses text worse. */
  webpWidth: 480,
  /** How long the encoder searches for a smaller AVIF, from 0 to 9: 4 takes seven times as long and saves a tenth. */
  avifEffort: 2,
} as const;

/** Encodes a screenshot as AVIF. Throws if it is too heavy at the lowest quality that still looks right. */
export function avifOf(screenshot: Buffer): Promise<Buffer> {
  const { avifQualities, avifEffort: effort } = encoding;
  // `4:2:0` halves the resolution of the colours alone, which saves bytes.
  return lightEnough(avifQualities, (quality) =>
    sharp(screenshot).avif({ quality, effort, chromaSubsampling: '4:2:0' }),
  );
}

/** Encodes a screenshot as WebP, for browsers without AVIF. Throws as `avifOf` does. */
export function webpOf(screenshot: Buffer): Promise<Buffer> {
  const { webpQualities, webpWidth } = encoding;
  return lightEnough(webpQualities, (quality) => sharp(screenshot).resize(webpWidth).webp({ quality }));
}

async function lightEnough(qualities: readonly number[], encode: (quality: number) => Sharp): Promise<Buffer> {
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of qualities) {
    const bytes = await encode(quality).toBuffer();
    if (bytes.length <= drawingMaxBytes) return bytes;
    smallest = Math.min(smallest, bytes.length);
  }
  throw new Error(`weighs ${smallest} bytes, more than the ${drawingMaxBytes} it may; draw it with less detail`);
}
