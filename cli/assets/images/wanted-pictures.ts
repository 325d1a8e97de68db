import type { SiteModel } from '#src/domain/site-model.ts';
import type { PictureRole } from './pictures.ts';

export interface WantedPicture {
  /** Path below `public/`. */
  src: string;
  role: PictureRole;
}

/** The records that show pictures. */
type Illustrated = Pick<SiteModel, 'categories' | 'projects'> & { drafts: Pick<SiteModel['drafts'], 'projects'> };

/**
 * Every picture that the records show, once each, in the order of the paths. A picture of a draft is left out if
 * `hasMaster` says that its master, the original, does not exist yet.
 */
export function wantedPictures(site: Illustrated, hasMaster: (src: string) => boolean): WantedPicture[] {
  const all: WantedPicture[] = [
    ...site.categories.flatMap(({ image }) => (image ? [{ src: image, role: 'category' as const }] : [])),
    ...site.projects.flatMap(picturesOf),
    ...site.drafts.projects.flatMap(picturesOf).filter(({ src }) => hasMaster(src)),
  ];
  const bySrc = new Map<string, WantedPicture>();
  // A cover that is shown again in its gallery keeps the stricter role, which comes first.
  for (const picture of all) if (!bySrc.has(picture.src)) bySrc.set(picture.src, picture);
  return [...bySrc.values()].sort((a, b) => (a.src < b.src ? -1 : 1));
}

function picturesOf({ cover, thumbnail, gallery }: SiteModel['projects'][number]): WantedPicture[] {
  return [
    { src: cover, role: 'cover' },
    { src: thumbnail, role: 'thumbnail' },
    ...gallery.map((src) => ({ src, role: 'gallery' as const })),
  ];
}
