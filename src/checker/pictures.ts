import type { SiteRecords } from '#src/checker/site-records.ts';

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
  /** Pictures for sharing that do not show what the page says now; undefined where nobody has worked that out. */
  staleShares: readonly string[] | undefined;
}

/** What a picture is for, and how wide it has to be for it: as wide as the widest place it is shown in. */
export const pictureWidths = { cover: 1600, thumbnail: 800, category: 1200, gallery: 800 } as const;

/** Formats that pictures may be kept in: drawn screens lose nothing in them. */
export const masterFormats: readonly string[] = ['png', 'webp'];
