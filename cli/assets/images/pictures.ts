/** The format and size that a picture file has. */
export interface PictureMetadata {
  format: 'png' | 'webp' | 'jpeg' | 'gif' | 'avif' | 'svg';
  /** In pixels; undefined if the file does not say. */
  width: number | undefined;
  height: number | undefined;
}

/** What a picture is for; its widths and its budget follow from it. */
export type PictureRole = 'category' | 'cover' | 'thumbnail' | 'gallery';

/** How much a picture may weigh as AVIF at one of its widths. */
export interface PictureBudget {
  width: number;
  bytes: number;
}

/** The encoder stays within these budgets, and content-lint checks the committed files against them. */
export const pictureBudgets: Readonly<Record<PictureRole, PictureBudget>> = {
  cover: { width: 1200, bytes: 90_000 },
  gallery: { width: 1200, bytes: 90_000 },
  category: { width: 800, bytes: 40_000 },
  thumbnail: { width: 800, bytes: 40_000 },
};

/**
 * The width at which a picture has to keep to the budget: its widest one that is not wider than the budget's. `widths`
 * are the widths of its files, narrowest first.
 */
export function widthForBudget(widths: readonly number[], budget: PictureBudget): number | undefined {
  return widths.findLast((width) => width <= budget.width);
}

/** The minimum width of a picture by its role, in pixels: the width of the largest place it is shown in. */
export const minPictureWidths = { cover: 1600, thumbnail: 800, category: 1200, gallery: 800 } as const;

/** The formats that a master, the original of a picture, may have: those that can keep a drawn screen without loss. */
export const masterFormats: readonly string[] = ['png', 'webp'];
