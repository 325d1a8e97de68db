import { exampleSlugLock } from '#cli/site-rules/examples/slug-lock.ts';
import { recordPath } from '#cli/site-rules/records/site-records.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { isPublishedIn, liveSlugs } from '#cli/site-rules/slugs/slug-history.ts';
import { reviewSlugs } from '#cli/site-rules/slugs/slug-review.ts';

/** Reports a page that was published and is now gone, or a draft (`hidden`), without a successor. */
export const slugRemoved = defineSiteRule({
  code: 'slug/removed',
  severity: 'error',
  examples: {
    // `tapijt` is gone. In the good example its slug is among the earlier ones of `vloer`, its successor.
    bad: exampleSlugLock('vloer', { vloer: 'vloer', tapijt: 'tapijt' }),
    good: exampleSlugLock('vloer', { vloer: 'vloer, tapijt' }),
  },
  project(context) {
    const lock = context.data.slugLock;
    if (!lock) return;
    const reported = new Set<string>();
    const { records, obstacles } = context.project;
    const slugsInUse = liveSlugs(context.project);
    for (const history of reviewSlugs(lock.value, slugsInUse).removed) {
      const { id, folder, slugs, path } = history;
      // A page that is gone in all languages is one finding; an unreadable record is not gone.
      const record = recordPath(folder, id);
      const isBroken =
        records.some((file) => file.path === record && file.data === undefined) ||
        obstacles.some((obstacle) => obstacle.path === record);
      if (isBroken || reported.has(record)) continue;
      const draft = context.data.drafts.find(({ file }) => file.path === record);
      // The address of a draft leads to its successor, if that has a page in the same language.
      if (isPublishedIn(draft?.value.successor, history, slugsInUse)) continue;
      reported.add(record);
      const place = draft ? { file: record, path: ['published'] } : { file: lock.file.path, path: [...path, 0] };
      context.report(place, { problem: draft ? 'hidden' : 'gone', id, record, slug: slugs[0] ?? '' });
    }
  },
});
