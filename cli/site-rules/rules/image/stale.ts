import { exampleCategories } from '#cli/site-rules/examples/categories.ts';
import { drawingUses, imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/**
 * Reports files that `npm run assets` has to make again or remove: widths of a picture that are missing or were
 * made from another version of it (`picture`), or that no record uses (`surplus`); a scene of `content/art` that has
 * changed since its picture was drawn (`scene`); and a drawing without its small pictures (`drawing`).
 */
export const imageStale = defineSiteRule({
  code: 'image/stale',
  severity: 'error',
  examples: {
    bad: {
      'content/categories.yaml': exampleCategories('/images/dev.png'),
      'content/images.lock.json': '{}',
      'public/images/dev.png': '',
    },
    good: { 'content/categories.yaml': exampleCategories(undefined), 'content/images.lock.json': '{}' },
    alsoReports: ['image/format', 'content/schema'],
  },
  project(context) {
    const { pictures, unreadable, assets } = context.data;
    const unreportedPictures = new Set(pictures.stale());
    for (const { file, path, src } of unreportedPictures.size > 0 ? imageUses(context.data) : []) {
      // `delete` is true only the first time: each picture is reported once, at its first use.
      if (!unreportedPictures.delete(src)) continue;
      context.report({ file: file.path, path }, { problem: 'picture', src });
    }
    for (const file of pictures.staleScenes()) context.report({ file }, { problem: 'scene', scene: nameOf(file) });
    // Without the lock, this is only a part of a site, such as an example.
    for (const { file, path, src } of context.data.drawingLock ? drawingUses(context.data) : [])
      if (!assets.has(src)) context.report({ file: file.path, path }, { problem: 'drawing', src });
    // An unreadable record might show any picture.
    for (const src of unreadable.size > 0 ? [] : pictures.unusedPictures())
      context.report({ file: 'content/images.lock.json' }, { problem: 'surplus', src });
  },
});

/** The part of a scene's path by which `npm run assets -- art` finds it. */
function nameOf(scene: string): string {
  return scene.slice('content/art/'.length, -'.html'.length);
}
