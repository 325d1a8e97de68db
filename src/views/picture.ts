import { derivedPath, type ImageEntry, type ImageFormat, imageEntry } from '#src/content/image-manifest.ts';
import type { PictureData } from '#src/domain/picture.ts';

/** How wide the file is that stands in `src`, in pixels, where the picture has such a one. */
const plainWidth = 800;

/** A picture of `content/` or a view with everything the page needs to show it. Throws where it has not been derived. */
export function pictureView(src: string, alt: string): PictureData {
  const entry = imageEntry(src);
  const { hash, width, height, colour, widths, formats } = entry;
  const plain = widths.findLast((one) => one <= plainWidth) ?? widths[0] ?? width;
  return {
    src: derivedPath(src, hash, plain, 'webp'),
    master: src,
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
