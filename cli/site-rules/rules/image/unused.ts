import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { drawingPicture } from '#src/domain/drawing-picture.ts';
import { locales } from '#src/domain/locale.ts';
import { techLogoPath } from '#src/domain/tech-logo.ts';

/** Reports a picture or logo in `public/` that no record uses. */
export const imageUnused = defineSiteRule({
  code: 'image/unused',
  severity: 'warning',
  examples: {
    bad: {
      'content/site.yaml': 'sample: false\n',
      'content/reviews.yaml': 'avatars: [/images/avatars/1.svg]\n',
      'public/images/avatars/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/images/avatars/2.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    good: {
      'content/site.yaml': 'sample: false\n',
      'content/reviews.yaml': 'avatars: [/images/avatars/1.svg]\n',
      'public/images/avatars/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    alsoReports: ['content/schema', 'content/file'],
  },
  project(context) {
    const { assets, unreadable } = context.data;
    // An unreadable record might use any picture, unless it is one of these, which name none.
    if ([...unreadable].some((path) => path !== 'content/site.yaml' && path !== 'content/facts.yaml')) return;
    const used = new Set(imageUses(context.data).map(({ src }) => src));
    // Lists of services show the pictures of their drawings, of which `imageUses` does not know.
    const drawingPictures = new Set(
      context.data.services.flatMap(({ value }) =>
        locales.flatMap((locale) => Object.values(drawingPicture(value.id, locale))),
      ),
    );
    // `imageUses` leaves drafts out, so the pictures and logos of a draft only seem unused.
    const draftFolders = context.data.drafts.map(({ value }) => `/images/projects/${value.slug}/`);
    const draftLogos = context.data.drafts.flatMap(({ value }) =>
      'stack' in value ? value.stack.map(techLogoPath) : [],
    );
    for (const src of assets.keys()) {
      if (!/^\/(?:images|logos)\//.test(src) || used.has(src) || drawingPictures.has(src)) continue;
      // Derived pictures are checked by `image/stale`.
      if (src.startsWith('/images/derived/')) continue;
      if (draftFolders.some((folder) => src.startsWith(folder)) || draftLogos.includes(src)) continue;
      context.report({ file: `public${src}` }, { src });
    }
  },
});
