import { exampleCategories } from '#cli/site-rules/examples/categories.ts';
import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const imageStale = defineSiteRule({
  code: 'image/stale',
  severity: 'error',
  docs: {
    summary: {
      en: 'What was derived from a picture is not what it shows now.',
      nl: 'Wat van een afbeelding is afgeleid, is niet wat ze nu toont.',
    },
    why: {
      en: 'Browsers load the derived widths, not the master: after a change the page goes on showing the old picture, or a hole. `npm run images` and `npm run og` make them anew. Pictures for sharing are compared under `--profile production` only: that takes a second.',
      nl: 'Browsers laden de afgeleide breedtes, niet het origineel: na een wijziging toont de pagina nog de oude afbeelding, of een gat. `npm run images` en `npm run og` maken ze opnieuw. Deelplaatjes worden alleen met `--profile production` vergeleken: dat kost een seconde.',
    },
  },
  examples: {
    bad: {
      'content/categories.yaml': exampleCategories('/images/dev.png'),
      'content/images.lock.json': '{}',
      'public/images/dev.png': '',
    },
    good: { 'content/categories.yaml': exampleCategories(undefined), 'content/images.lock.json': '{}' },
    alongside: ['image/format', 'content/schema'],
  },
  project(context) {
    const { pictures } = context.data;
    const stale = new Set(pictures.stale());
    for (const { file, path, src } of stale.size > 0 ? imageUses(context.data) : []) {
      if (!stale.delete(src)) continue;
      context.report({ file: file.path, path }, { problem: 'picture', src });
    }
    for (const src of pictures.surplus())
      context.report({ file: 'content/images.lock.json' }, { problem: 'surplus', src });
    for (const src of pictures.staleShares ?? [])
      context.report({ file: 'content/og.lock.json' }, { problem: 'share', src });
  },
});
