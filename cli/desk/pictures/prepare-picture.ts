import sharp, { type Sharp } from 'sharp';
import { type EncodedPicture, encodePicture } from '#cli/assets/images/encode-picture.ts';
import { minPictureWidths, type PictureRole } from '#cli/assets/images/pictures.ts';
import { Refused } from '#cli/desk/refused.ts';
import { decodeHeic, isHeic } from './decode-heic.ts';
import type { CasePictureRole, PictureProblem } from './pictures-api.ts';

/** A picture as the site keeps it, and what is derived from it. */
export interface PreparedPicture {
  /** WebP, upright, in the size that its place has room for, without metadata. */
  master: Buffer;
  encoded: EncodedPicture;
}

/** The most that a file may weigh in bytes, and have in pixels: a phone's largest is below both. */
export const maxBytes = 30_000_000;
const maxPixels = 120_000_000;

/**
 * The least size of a picture for each place, in pixels. A cover and a card get exactly that size; in the gallery any
 * shape will do, so that only the width counts.
 */
const minSizes = {
  cover: { width: minPictureWidths.cover, height: 1000 },
  thumbnail: { width: minPictureWidths.thumbnail, height: 600 },
  gallery: { width: minPictureWidths.gallery, height: 1 },
} as const satisfies Record<CasePictureRole, { width: number; height: number }>;

/** The largest width and height of a picture of the gallery, in pixels. */
const maxGallerySide = 1600;

/**
 * How far a picture is softened, in pixels: each is tried in turn while the picture has more detail than it may weigh.
 */
const softenings = [0, 0.6, 1, 1.6, 2.4] as const;

/** Of WebP, from 1 to 100. */
const masterQuality = 90;

/**
 * Makes what the site shows at a place from a JPG, PNG, WebP or HEIC. Throws a `Refused` for another kind of file, and
 * for a picture that is too small, too large or too heavy. A test passes another `encode` or `decode`.
 */
export async function preparePicture(
  bytes: Uint8Array,
  role: CasePictureRole,
  { encode = encodePicture, decode = decodeHeic } = {},
): Promise<PreparedPicture> {
  if (bytes.length > maxBytes) throw refused('large', megabytes(bytes.length), megabytes(maxBytes));
  const turned = await turnedPicture(bytes, decode);
  const { width, height } = await turned.metadata();
  const minSize = minSizes[role];
  if (width < minSize.width || height < minSize.height)
    throw refused(
      'small',
      `${width} × ${height}`,
      role === 'gallery' ? `${minSize.width}` : `${minSize.width} × ${minSize.height}`,
    );
  const fitted = fittedPicture(turned, role);
  for (const softening of softenings) {
    // Each round begins with a copy: an operation of sharp changes the picture that it is called on.
    const copy = fitted.clone();
    const softened = softening === 0 ? copy : copy.blur(softening);
    // `smartSubsample` keeps coloured edges sharp, such as red letters.
    const master = await softened.webp({ quality: masterQuality, smartSubsample: true }).toBuffer();
    const encoded = await encodeWithin(encode, role, master);
    if (encoded) return { master, encoded };
  }
  throw refused('heavy');
}

/**
 * Gives the picture upright, and in the colours of screens. sharp leaves out where and with which camera it was taken.
 */
async function turnedPicture(bytes: Uint8Array, decode: typeof decodeHeic): Promise<Sharp> {
  const options = { limitInputPixels: maxPixels };
  try {
    if (isHeic(bytes)) {
      const { data, width, height } = await decode(bytes);
      // sharp would refuse it only when it reads the pixels, which is after this `try`.
      if (width * height > maxPixels) throw refused('large');
      // `flatten` makes white what is transparent; four channels are red, green, blue and opacity.
      return sharp(data, { ...options, raw: { width, height, channels: 4 } }).flatten({ background: '#fff' });
    }
    const { format = '' } = await sharp(bytes, options).metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) throw refused('format', format);
    // Encoded once here, because sharp's `metadata` gives width and height as they were before the turn. Only sharp
    // reads the result, so that it is compressed fast and not well.
    const upright = await sharp(bytes, options)
      .autoOrient()
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    return sharp(upright, options).flatten({ background: '#fff' });
  } catch (error) {
    if (error instanceof Refused) throw error;
    // What sharp says of a picture with more than `limitInputPixels`.
    throw refused(/pixel limit/.test((error as Error).message) ? 'large' : 'format');
  }
}

function fittedPicture(picture: Sharp, role: CasePictureRole): Sharp {
  if (role === 'gallery') {
    return picture.resize({ width: maxGallerySide, height: maxGallerySide, fit: 'inside', withoutEnlargement: true });
  }
  // Cut to the size of the place; `attention` keeps the part that draws the eye, such as a face.
  return picture.resize({ ...minSizes[role], fit: 'cover', position: sharp.strategy.attention });
}

/** Encodes a picture; undefined if it is heavier than its place allows (`weighs …`, from `encode-picture.ts`). */
async function encodeWithin(
  encode: typeof encodePicture,
  role: PictureRole,
  master: Buffer,
): Promise<EncodedPicture | undefined> {
  try {
    return await encode(role, master);
  } catch (error) {
    if (/^weighs /.test((error as Error).message)) return undefined;
    throw error;
  }
}

function refused(problem: PictureProblem, got = '', wanted = ''): Refused {
  return new Refused({ reason: 'picture', problem, got, wanted });
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
