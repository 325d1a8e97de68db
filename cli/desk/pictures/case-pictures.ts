import type { ProjectCase } from '#src/domain/project-case.ts';
import type { CasePicture } from './pictures-api.ts';

/**
 * The pictures of a case with the messages that describe them. The picture of the card (`thumbnail`) has none of its
 * own: the cover's message describes it.
 */
export function casePictures({ cover, thumbnail, gallery, i18nKey }: ProjectCase): CasePicture[] {
  return [
    { role: 'cover', at: 0, src: cover, messages: [`${i18nKey}.coverAlt`] },
    { role: 'thumbnail', at: 0, src: thumbnail, messages: [] },
    ...gallery.map((src, at): CasePicture => ({ role: 'gallery', at, src, messages: galleryMessages(i18nKey, at) })),
  ];
}

/** The ids of the messages that describe a picture of the gallery. */
export function galleryMessages(i18nKey: string, at: number): string[] {
  return ['alt', 'caption'].map((name) => `${i18nKey}.gallery.${at}.${name}`);
}
