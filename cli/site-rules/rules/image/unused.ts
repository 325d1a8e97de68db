import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const imageUnused = defineSiteRule({
  code: 'image/unused',
  severity: 'warning',
  docs: {
    summary: { en: 'No record shows a picture or logo.', nl: 'Geen record toont een afbeelding of logo.' },
    why: {
      en: 'It is deployed and can be found, and nobody looks after it. Only files below `public/images` and `public/logos`.',
      nl: 'Ze wordt mee gepubliceerd en is te vinden, en niemand onderhoudt haar. Alleen bestanden in `public/images` en `public/logos`.',
    },
  },
  examples: {
    bad: {
      'content/site.yaml': 'sample: false\n',
      'content/reviews.yaml': 'stars: 5\navatars: []\n',
      'public/images/avatars/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    good: {
      'content/site.yaml': 'sample: false\n',
      'content/reviews.yaml': 'stars: 5\navatars: [/images/avatars/1.svg]\n',
      'public/images/avatars/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    alongside: ['content/schema', 'content/file'],
  },
  project(context) {
    const { assets, issues } = context.data;
    // A record that cannot be read may name anything.
    if (issues.some(({ file }) => file.path !== 'content/site.yaml')) return;
    const used = new Set(imageUses(context.data).map(({ src }) => src));
    for (const src of assets.keys()) {
      if (!/^\/(?:images|logos)\//.test(src) || src.startsWith('/images/derived/') || used.has(src)) continue;
      context.report({ file: `public${src}` }, { src });
    }
  },
});
