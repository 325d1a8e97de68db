import { derivedPath, type ImageEntry, type ImageFormat, imageEntry } from '#src/content/image-manifest.ts';
import type { PictureData } from '#src/domain/picture.ts';

/** The fallback in `src` is the widest file that is at most this wide, in pixels; else the narrowest. */
const fallbackWidth = 800;

/** A picture with its sources. Throws if the image manifest does not have it. */
export function pictureView(src: string, alt: string): PictureData {
  const entry = imageEntry(src);
  const { hash, width, height, colour, widths, formats } = entry;
  // `?? width` is only for TypeScript: every picture has at least one width.
  const fallback = widths.findLast((candidate) => candidate <= fallbackWidth) ?? widths[0] ?? width;
  return {
    // Every picture has a WebP of each width (`cli/assets/images/encode-picture.ts`).
    src: derivedPath(src, hash, fallback, 'webp'),
    original: src,
    alt,
    width,
    height,
    colour,
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: srcSet(src, entry, format) })),
  };
}

function srcSet(src: string, { hash, widths }: ImageEntry, format: ImageFormat): string {
  return widths.map((width) => `${derivedPath(src, hash, width, format)} ${width}w`).join(', ');
}
