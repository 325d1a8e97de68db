import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '#src/content/image-manifest.ts';
import { type PictureBudget, type PictureRole, widthForBudget } from './pictures.ts';
import { avifQualities, effort, recipes, webpQuality, widthsFor } from './recipe.ts';

/** A picture in every width and format, in memory. */
export interface EncodedPicture {
  /** The size of the master, in pixels. */
  width: number;
  height: number;
  /** The average colour, which the page shows until the picture is loaded. */
  colour: string;
  /** The widths of the files, in pixels, narrowest first. */
  widths: number[];
  files: { width: number; format: ImageFormat; bytes: Buffer }[];
}

/**
 * Encodes a master, which is the original of a picture, in its widths and formats. Throws if it exceeds its budget at
 * the lowest quality that still looks right.
 */
export async function encodePicture(
  role: PictureRole,
  master: Buffer,
  budget: PictureBudget = recipes[role].budget,
): Promise<EncodedPicture> {
  const { width, height } = await sharp(master).metadata();
  const widths = widthsFor(role, width);
  const scaledTo = (pixels: number) => sharp(master).resize({ width: pixels });
  const weighed = await withinBudget(budget, widths, scaledTo);
  const files: EncodedPicture['files'] = [];
  for (const fileWidth of widths) {
    const avifBytes = fileWidth === weighed.width ? weighed.bytes : await avif(scaledTo(fileWidth), weighed.quality);
    files.push({ width: fileWidth, format: 'avif', bytes: avifBytes });
    files.push({ width: fileWidth, format: 'webp', bytes: await webp(scaledTo(fileWidth), fileWidth === width) });
  }
  return { width, height, colour: await averageColour(master), widths, files };
}

/** The best quality at which the picture is within its budget, and its file in the width that the budget is for. */
async function withinBudget(budget: PictureBudget, widths: number[], scaledTo: (pixels: number) => Sharp) {
  // If all widths are wider than the budget's, a picture of the budget's width is made only to be weighed.
  const width = widthForBudget(widths, budget) ?? budget.width;
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of avifQualities) {
    const bytes = await avif(scaledTo(width), quality);
    if (bytes.length <= budget.bytes) return { width, quality, bytes };
    smallest = Math.min(smallest, bytes.length);
  }
  throw new Error(
    `weighs ${smallest} bytes as AVIF at ${width} px, more than the ${budget.bytes} it may; draw it with less detail`,
  );
}

/** Screenshots with coloured text need their colours at full resolution. */
function avif(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.avif({ quality, effort: effort.avif, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Encodes lossily; in the master's own size near-losslessly if that is smaller, as it often is for a drawing. */
async function webp(picture: Sharp, isUnscaled: boolean): Promise<Buffer> {
  const lossy = await picture
    .clone()
    .webp({ quality: webpQuality, effort: effort.webp, smartSubsample: true })
    .toBuffer();
  if (!isUnscaled) return lossy;
  // Here `quality` is how little the pixels are changed first: 100 is not at all, and about 60 is usual.
  const nearLossless = await picture.clone().webp({ nearLossless: true, quality: 60, effort: effort.webp }).toBuffer();
  return nearLossless.length < lossy.length ? nearLossless : lossy;
}

/** The average colour of all pixels, such as `#1f4fd8`. Transparent ones are laid on white. */
async function averageColour(master: Buffer): Promise<string> {
  // `stats` is about what a pipeline reads, not what it makes: the flattened picture is encoded and read again.
  const { channels } = await sharp(await sharp(master).flatten({ background: '#fff' }).png().toBuffer()).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
