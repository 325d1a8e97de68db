import { createHash } from 'node:crypto';
import { type PictureBudget, type PictureRole, pictureBudgets } from './pictures.ts';

interface Recipe {
  /** In pixels. Widths above that of the master are left out. */
  widths: readonly number[];
  budget: PictureBudget;
}

const wide = [480, 800, 1200, 1600];

/** What is derived from a picture, by its role. */
export const recipes: Record<PictureRole, Recipe> = {
  cover: { widths: wide, budget: pictureBudgets.cover },
  gallery: { widths: wide, budget: pictureBudgets.gallery },
  category: { widths: wide, budget: pictureBudgets.category },
  thumbnail: { widths: [400, 800], budget: pictureBudgets.thumbnail },
};

/** Qualities that are tried one after the other until the picture is within its budget. */
export const avifQualities = [62, 56, 50, 44, 38] as const;

/**
 * The quality of lossy WebP, for the few browsers without AVIF. In the master's own width, near-lossless WebP is used
 * if that is smaller.
 */
export const webpQuality = 78;

/** How long the encoders search for a smaller file: 0–9 for AVIF, 0–6 for WebP. */
export const effort = { avif: 4, webp: 5 } as const;

/** Raise it when pictures must be derived again although nothing here has changed, such as for a new encoder. */
const edition = 1;

/** The widths to derive from a master, narrowest first. If the master is narrower than all of them: its own width. */
export function widthsFor(role: PictureRole, masterWidth: number): number[] {
  const fitting = recipes[role].widths.filter((width) => width <= masterWidth);
  return fitting.length > 0 ? fitting : [masterWidth];
}

/** Ten hexadecimal digits that follow from the bytes of a master and the settings of the encoder. */
export function pictureHash(role: PictureRole, master: Buffer): string {
  const settings = JSON.stringify([edition, recipes[role], avifQualities, webpQuality, effort]);
  return createHash('sha256').update(settings).update(master).digest('hex').slice(0, 10);
}
