import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';

/** What a picture file says of itself. */
export interface PictureFacts {
  format: 'png' | 'webp' | 'jpeg' | 'gif' | 'avif' | 'svg';
  /** Pixels; undefined where the file does not say. */
  width: number | undefined;
  height: number | undefined;
}

/** What can be asked about the pictures of a project; nothing is read before it is asked. */
export interface ProjectPictures {
  /** Undefined where there is no such file below `public/`, or where it is no picture. */
  facts(src: string): PictureFacts | undefined;
  /** Pictures whose derived files are missing, or were made of another master. */
  stale(site: SiteRecords): string[];
  /** Derived files, below `public/`, and pictures in the manifest that no record asks for. */
  surplus(site: SiteRecords): string[];
  /** Pictures of which a derived file weighs more than its place allows. */
  heavy(site: SiteRecords): HeavyPicture[];
  /** Pictures for sharing that do not show what the page says now; undefined where nobody has worked that out. */
  staleShares: readonly string[] | undefined;
}

/** A derived file that is too heavy, by its own path and by that of the picture it was made of. */
export interface HeavyPicture {
  src: string;
  file: string;
  bytes: number;
  budget: PictureBudget;
}

/** What a picture is for; its widths and its budget follow from it. */
export type PictureRole = 'category' | 'cover' | 'thumbnail' | 'gallery';

/** How much a picture may weigh as AVIF at one of its widths. */
export interface PictureBudget {
  width: number;
  bytes: number;
}

/** The encoder keeps to these, and the check holds what was committed to them. */
export const pictureBudgets: Readonly<Record<PictureRole, PictureBudget>> = {
  cover: { width: 1200, bytes: 90_000 },
  gallery: { width: 1200, bytes: 90_000 },
  category: { width: 800, bytes: 40_000 },
  thumbnail: { width: 800, bytes: 40_000 },
};

/** The width at which a picture is weighed: a master narrower than that is held to the same weight at its widest. */
export function weighedWidth(widths: readonly number[], budget: PictureBudget): number | undefined {
  return widths.findLast((width) => width <= budget.width);
}

/** What a picture is for, and how wide it has to be for it: as wide as the widest place it is shown in. */
export const pictureWidths = { cover: 1600, thumbnail: 800, category: 1200, gallery: 800 } as const;

/** Formats that pictures may be kept in: drawn screens lose nothing in them. */
export const masterFormats: readonly string[] = ['png', 'webp'];
