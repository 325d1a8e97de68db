import sharp, { type Sharp } from 'sharp';
import { avifQualities, recipes, webpQuality, widthsFor } from '#src/build/images/recipe.ts';
import type { PictureRole } from '#src/build/images/wanted-pictures.ts';
import { type ImageFormat, imageFormats } from '#src/content/image-manifest.ts';

/** A picture in every width and format, in memory. */
export interface EncodedPicture {
  width: number;
  height: number;
  colour: string;
  widths: number[];
  files: { width: number; format: ImageFormat; bytes: Buffer }[];
}

/** Works a master up. Throws where it does not fit its budget at the lowest quality that still looks right. */
export async function encodePicture(role: PictureRole, master: Buffer): Promise<EncodedPicture> {
  const { width, height } = await sharp(master).metadata();
  const widths = widthsFor(role, width);
  const at = (size: number) => sharp(master).resize({ width: size });
  const quality = await qualityWithin(role, widths, at);
  const files: EncodedPicture['files'] = [];
  for (const size of widths) {
    for (const format of imageFormats) {
      const bytes = format === 'avif' ? await avif(at(size), quality) : await webp(at(size));
      files.push({ width: size, format, bytes });
    }
  }
  return { width, height, colour: await averageColour(master), widths, files };
}

async function qualityWithin(role: PictureRole, widths: number[], at: (size: number) => Sharp): Promise<number> {
  const { budget } = recipes[role];
  // A master narrower than the width the budget speaks of is held to the same weight at its widest.
  const size = widths.findLast((width) => width <= budget.width) ?? budget.width;
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of avifQualities) {
    smallest = Math.min(smallest, (await avif(at(size), quality)).length);
    if (smallest <= budget.bytes) return quality;
  }
  throw new Error(
    `weighs ${smallest} bytes as AVIF at ${size} px, more than the ${budget.bytes} a ${role} may; draw it with less detail`,
  );
}

/** Screens with coloured text need their colours at full resolution. */
function avif(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer();
}

async function webp(picture: Sharp): Promise<Buffer> {
  const lossy = await picture.clone().webp({ quality: webpQuality, effort: 5, smartSubsample: true }).toBuffer();
  const exact = await picture.clone().webp({ nearLossless: true, quality: 60, effort: 5 }).toBuffer();
  return exact.length < lossy.length ? exact : lossy;
}

/** The average of all pixels, laid on white where they let light through. */
async function averageColour(master: Buffer): Promise<string> {
  const { channels } = await sharp(await sharp(master).flatten({ background: '#fff' }).png().toBuffer()).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
