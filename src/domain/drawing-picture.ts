import type { Locale } from '#src/domain/locale.ts';

/** The schemes that a drawing has a picture for. */
export const drawingSchemes = ['light', 'dark'] as const;

export type DrawingScheme = (typeof drawingSchemes)[number];

/** The size of every picture of a drawing, in pixels. */
export const drawingSize = { width: 640, height: 480 } as const;

/** The most that a picture of a drawing may weigh, in bytes: the services overview shows dozens of them. */
export const drawingMaxBytes = 9000;

/** A small picture of a service's drawing, in both schemes. */
export interface DrawingPicture {
  /** Its addresses, by scheme. */
  light: string;
  dark: string;
  /** What a browser without AVIF shows, in either scheme. */
  fallback: string;
}

/** The folder of these pictures, below `public/`. */
export const drawingFolder = '/images/drawings';

/**
 * Gives the addresses of the picture of a service's drawing. The words in the picture are those of the locale.
 *
 * @example drawingPicture('seo', 'nl').dark // '/images/drawings/nl/seo-dark.avif'
 */
export function drawingPicture(id: string, locale: Locale): DrawingPicture {
  const start = `${drawingFolder}/${locale}/${id}`;
  return { light: `${start}.avif`, dark: `${start}-dark.avif`, fallback: `${start}.webp` };
}
