import type { PictureData } from '#src/domain/picture.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { ViewContext } from '#src/views/context.ts';
import { pictureView } from '#src/views/picture.ts';

export interface GalleryPicture {
  picture: PictureData;
  caption: string;
  /** The name of the button that opens it. */
  open: string;
}

/** The pictures of a case, and the words of the viewer that shows them full-screen (R39). */
export interface GalleryView {
  label: string;
  close: string;
  previous: string;
  next: string;
  pictures: GalleryPicture[];
  /** The position of each picture, such as `2 of 5`. */
  positions: string[];
}

export function galleryView({ t }: ViewContext, { gallery, i18nKey }: ProjectCase): GalleryView {
  const total = gallery.length;
  return {
    label: t.text('project-page.gallery.label'),
    close: t.text('project-page.gallery.close'),
    previous: t.text('project-page.gallery.previous'),
    next: t.text('project-page.gallery.next'),
    pictures: gallery.map((src, index) => {
      const caption = t.text(`${i18nKey}.gallery.${index}.caption`);
      return {
        picture: pictureView(src, t.text(`${i18nKey}.gallery.${index}.alt`)),
        caption,
        open: t.text('project-page.gallery.open', { caption }),
      };
    }),
    positions: gallery.map((_, index) => t.text('project-page.gallery.position', { current: index + 1, total })),
  };
}
