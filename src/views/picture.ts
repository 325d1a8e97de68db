import type { PictureData } from '#src/domain/picture.ts';

/** A picture of `content/` or a view with everything the page needs to show it. */
export function pictureView(src: string, alt: string): PictureData {
  return { src, alt, width: 1600, height: 1000, sources: [] };
}
