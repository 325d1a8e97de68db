import { exampleSlugLock } from '#cli/site-rules/examples/slug-lock.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { liveSlugs } from '#cli/site-rules/slugs/slug-history.ts';
import { reviewSlugs } from '#cli/site-rules/slugs/slug-review.ts';

/**
 * Reports a wrong alias, which is an old slug in the lock: it is the slug of another page now, it is in two lists, or
 * its page is gone and the successor has it.
 */
export const slugAlias = defineSiteRule({
  code: 'slug/alias',
  severity: 'error',
  examples: {
    bad: exampleSlugLock('vloer', { vloer: 'vloer, tapijt, tapijt' }),
    good: exampleSlugLock('vloer', { vloer: 'vloer, tapijt' }),
  },
  project(context) {
    const lock = context.data.slugLock;
    if (!lock) return;
    const reported = new Set<string>();
    for (const { problem, history, at, other } of reviewSlugs(lock.value, liveSlugs(context.project)).aliases) {
      const slug = history.slugs[at] ?? '';
      // The same mistake in the lists of several languages is one finding.
      const identity = `${problem} ${history.folder} ${history.id} ${slug} ${other}`;
      if (reported.has(identity)) continue;
      reported.add(identity);
      const args = { problem, slug, id: history.id, other };
      context.report({ file: lock.file.path, path: [...history.path, at] }, args);
    }
  },
});
