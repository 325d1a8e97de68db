import type { SiteModel } from '#src/domain/site-model.ts';
import type { PictureRole } from './pictures.ts';

export interface WantedPicture {
  /** Path below `public/`. */
  src: string;
  role: PictureRole;
}

/** Every picture that the records show, once each, in the order of its path. */
export function wantedPictures(site: Pick<SiteModel, 'categories' | 'projects'>): WantedPicture[] {
  const all: WantedPicture[] = [
    ...site.categories.flatMap(({ image }) => (image ? [{ src: image, role: 'category' as const }] : [])),
    ...site.projects.flatMap(({ cover, thumbnail, gallery }): WantedPicture[] => [
      { src: cover, role: 'cover' },
      { src: thumbnail, role: 'thumbnail' },
      ...gallery.map((src) => ({ src, role: 'gallery' as const })),
    ]),
  ];
  const bySrc = new Map<string, WantedPicture>();
  // A cover that is shown again in its gallery keeps the stricter role, which comes first.
  for (const picture of all) if (!bySrc.has(picture.src)) bySrc.set(picture.src, picture);
  return [...bySrc.values()].sort((a, b) => (a.src < b.src ? -1 : 1));
}
