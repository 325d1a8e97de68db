import { exampleSlugLock } from '#cli/site-rules/examples/slug-lock.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { liveSlugs } from '#cli/site-rules/slugs/slug-history.ts';
import { reviewSlugs } from '#cli/site-rules/slugs/slug-review.ts';

/** Reports a published slug that has changed since `npm run slugs` last wrote the lock: it has no redirect yet. */
export const slugRenamed = defineSiteRule({
  code: 'slug/renamed',
  severity: 'error',
  examples: {
    bad: exampleSlugLock('bedrukte-vloeren', { vloer: 'vloer' }),
    good: exampleSlugLock('bedrukte-vloeren', { vloer: 'bedrukte-vloeren, vloer' }),
  },
  project(context) {
    const lock = context.data.slugLock;
    if (!lock) return;
    const reported = new Set<string>();
    for (const { live, history } of reviewSlugs(lock.value, liveSlugs(context.project)).renamed) {
      // One slug for all languages is one finding.
      const place = `${live.file.path} ${live.path.join('.')}`;
      if (reported.has(place)) continue;
      reported.add(place);
      const related = [{ file: lock.file.path, path: [...history.path, 0] }];
      // A list has the slug that was published last, then the older ones.
      const [lockedSlug = ''] = history.slugs;
      const args = { id: live.id, slug: live.slug, before: lockedSlug };
      context.report({ file: live.file.path, path: live.path }, args, { related });
    }
  },
});
