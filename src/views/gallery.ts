import type { PictureData } from '#src/domain/picture.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { ViewContext } from '#src/views/context.ts';
import { pictureView } from '#src/views/picture.ts';

export interface GalleryPicture {
  picture: PictureData;
  caption: string;
  /** The name of the link that opens it. */
  openLabel: string;
}

/** The pictures of a case, and the words of the viewer that shows them full-screen (R39). */
export interface GalleryView {
  label: string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  pictures: GalleryPicture[];
  /** The position of each picture, such as `2 of 5`. */
  positions: string[];
}

export function galleryView({ t }: ViewContext, { gallery, i18nKey }: ProjectCase): GalleryView {
  const total = gallery.length;
  return {
    label: t.text('project-page.gallery.label'),
    closeLabel: t.text('project-page.gallery.close'),
    previousLabel: t.text('project-page.gallery.previous'),
    nextLabel: t.text('project-page.gallery.next'),
    pictures: gallery.map((src, index) => {
      const caption = t.text(`${i18nKey}.gallery.${index}.caption`);
      return {
        picture: pictureView(src, t.text(`${i18nKey}.gallery.${index}.alt`)),
        caption,
        openLabel: t.text('project-page.gallery.open', { caption }),
      };
    }),
    positions: gallery.map((_, index) => t.text('project-page.gallery.position', { current: index + 1, total })),
  };
}
