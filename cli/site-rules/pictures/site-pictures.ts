import { pictureMetadata } from '#cli/assets/images/picture-metadata.ts';
import {
  type PictureBudget,
  type PictureMetadata,
  pictureBudgets,
  widthForBudget,
} from '#cli/assets/images/pictures.ts';
import { pictureHash } from '#cli/assets/images/recipe.ts';
import { type WantedPicture, wantedPictures } from '#cli/assets/images/wanted-pictures.ts';
import type { FileTree } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { derivedFolder, derivedPath, type ImageManifest } from '#src/content/image-manifest.ts';
import { staleScenes } from './stale-scenes.ts';

/** The pictures of the site, each read on first use. */
export interface SitePictures {
  /** The format and size of a picture. Undefined if `public/` has no such file, or if it is not a picture. */
  metadata(src: string): PictureMetadata | undefined;
  /** Pictures with derived files that are missing, or that were made from another version of the picture. */
  stale(): string[];
  /** Derived files in `public/`, and pictures in the manifest, that no record uses. */
  unusedPictures(): string[];
  /** Scenes that have changed since their picture was drawn. */
  staleScenes(): string[];
  /** Pictures that weigh too much as AVIF, at the width of their budget. */
  heavy(): HeavyPicture[];
}

/** A picture of which a derived file is too heavy. */
export interface HeavyPicture {
  src: string;
  derivedFile: string;
  bytes: number;
  /** How much it may weigh, with the width that this file has. */
  budget: PictureBudget;
}

/** Opens the pictures of the site; `assets` are the sizes of the files in `public/`. */
export function sitePictures(records: SiteRecords, assets: ReadonlyMap<string, number>, tree: FileTree): SitePictures {
  const bytesOf = (src: string) => tree.bytes([`public${src}`]).get(`public${src}`);
  const { singleFiles, projects, drafts, imageManifest } = records;
  const manifest = imageManifest?.value;
  const wanted: WantedPicture[] = wantedPictures(
    {
      categories: singleFiles.categories?.value ?? [],
      projects: projects.map(({ value }) => value),
      // Only a case has a gallery.
      drafts: { projects: drafts.flatMap(({ value }) => ('gallery' in value ? [value] : [])) },
    },
    // Of the pictures of a draft, only those count that files have been derived from already.
    (src) => assets.has(src) && manifest?.[src] !== undefined,
  );
  return {
    metadata(src) {
      const bytes = bytesOf(src);
      return bytes && pictureMetadata(bytes);
    },
    stale() {
      if (!manifest) return [];
      return wanted.flatMap(({ src, role }) => {
        const master = bytesOf(src);
        const entry = manifest[src];
        // A picture that does not exist is reported by `image/missing`.
        if (!master) return [];
        const isCurrent =
          entry?.hash === pictureHash(role, Buffer.from(master)) &&
          derivedFiles(src, entry).every((file) => assets.has(file));
        return isCurrent ? [] : [src];
      });
    },
    staleScenes: () => staleScenes(tree, records),
    heavy() {
      return wanted.flatMap(({ src, role }) => {
        const entry = manifest?.[src];
        const budget = pictureBudgets[role];
        const width = entry && widthForBudget(entry.widths, budget);
        if (!entry || width === undefined) return [];
        const file = derivedPath(src, entry.hash, width, 'avif');
        const bytes = assets.get(file) ?? 0;
        return bytes > budget.bytes ? [{ src, derivedFile: file, bytes, budget: { ...budget, width } }] : [];
      });
    },
    unusedPictures() {
      if (!manifest) return [];
      const usedPictures = new Set(wanted.map(({ src }) => src));
      const filesInManifest = new Set(Object.entries(manifest).flatMap(([src, entry]) => derivedFiles(src, entry)));
      const files = [...assets.keys()].filter((file) => file.startsWith(`${derivedFolder}/`));
      return [
        ...Object.keys(manifest).filter((src) => !usedPictures.has(src)),
        ...files.filter((file) => !filesInManifest.has(file)),
      ];
    },
  };
}

function derivedFiles(src: string, { hash, widths, formats }: ImageManifest[string]): string[] {
  return widths.flatMap((width) => formats.map((format) => derivedPath(src, hash, width, format)));
}
