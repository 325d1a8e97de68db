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
      en: 'Browsers load the derived widths, not the master: after a change the page goes on showing the old picture, or a hole. `npm run build` and `npm run images` make them anew.',
      nl: 'Browsers laden de afgeleide breedtes, niet het origineel: na een wijziging toont de pagina nog de oude afbeelding, of een gat. `npm run build` en `npm run images` maken ze opnieuw.',
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
    for (const file of pictures.staleScenes()) context.report({ file }, { problem: 'scene', scene: nameOf(file) });
    for (const src of pictures.surplus())
      context.report({ file: 'content/images.lock.json' }, { problem: 'surplus', src });
  },
});

/** Enough of a scene's path to draw it alone. */
function nameOf(scene: string): string {
  return scene.slice('content/art/'.length, -'.html'.length);
}
