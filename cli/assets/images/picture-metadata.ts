import { imageSize } from 'image-size';
import type { PictureMetadata } from './pictures.ts';

const formats: Record<string, PictureMetadata['format']> = {
  png: 'png',
  webp: 'webp',
  jpg: 'jpeg',
  gif: 'gif',
  avif: 'avif',
  svg: 'svg',
};

/** Reads format and size from the bytes of a picture; undefined if the bytes are not a picture. */
export function pictureMetadata(bytes: Uint8Array): PictureMetadata | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const format = formats[type];
    return format && { format, width, height };
  } catch (error) {
    // `imageSize` throws this for an SVG that states no size, which it may leave to the page.
    const isSvg = error instanceof Error && error.message === 'Invalid SVG';
    return isSvg ? { format: 'svg', width: undefined, height: undefined } : undefined;
  }
}
