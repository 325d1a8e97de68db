import { exampleSlugLock } from '#cli/site-rules/examples/slug-lock.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { liveSlugs } from '#cli/site-rules/slugs/slug-history.ts';
import { reviewSlugs } from '#cli/site-rules/slugs/slug-review.ts';

/** Reports a published page that `content/slugs.lock.yaml` does not have under its id. `npm run slugs` adds it. */
export const slugUnlocked = defineSiteRule({
  code: 'slug/unlocked',
  severity: 'error',
  examples: {
    bad: exampleSlugLock('vloer', {}),
    good: exampleSlugLock('vloer', { vloer: 'vloer' }),
  },
  project(context) {
    const lock = context.data.slugLock;
    if (!lock) return;
    const reported = new Set<string>();
    for (const { id, file, path } of reviewSlugs(lock.value, liveSlugs(context.project)).unlocked) {
      // A service has a slug in each language: it is reported once, at the first of them.
      if (reported.has(file.path)) continue;
      reported.add(file.path);
      context.report({ file: file.path, path }, { id });
    }
  },
});
