import { exampleSlugLock } from '#cli/site-rules/examples/slug-lock.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { liveSlugs } from '#cli/site-rules/slugs/slug-history.ts';
import { reviewSlugs } from '#cli/site-rules/slugs/slug-review.ts';

export const slugRemoved = defineSiteRule({
  code: 'slug/removed',
  severity: 'error',
  examples: {
    bad: exampleSlugLock('vloer', { vloer: 'vloer', tapijt: 'tapijt' }),
    good: exampleSlugLock('vloer', { vloer: 'vloer, tapijt' }),
  },
  project(context) {
    const lock = context.data.slugLock;
    if (!lock) return;
    const told = new Set<string>();
    for (const { id, folder, slugs, path } of reviewSlugs(lock.value, liveSlugs(context.project)).removed) {
      // A page that is gone in all languages is one finding; an unreadable record is not gone.
      const record = `content/${folder}/${id}.yaml`;
      const { records, obstacles } = context.project;
      const isBroken =
        records.some(({ path: own, data }) => own === record && data === undefined) ||
        obstacles.some(({ path: own }) => own === record);
      if (isBroken || told.has(record)) continue;
      told.add(record);
      context.report({ file: lock.file.path, path: [...path, 0] }, { id, record, slug: slugs[0] ?? '' });
    }
  },
});
