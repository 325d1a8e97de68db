import { exampleService } from '#cli/site-rules/examples/service.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { type SlugUse, slugTable } from '#cli/site-rules/slugs/slug-table.ts';
import { swappedByTitle } from '#cli/site-rules/slugs/swapped-slugs.ts';

/** Reports slugs that were probably swapped: those of two services, or of two languages of one service. */
export const slugSwapped = defineSiteRule({
  code: 'slug/swapped',
  severity: 'error',
  examples: {
    bad: { 'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: printed-floors, en: vloer' }) },
    good: { 'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer, en: printed-floors' }) },
  },
  project(context) {
    const uses = slugTable(context.project);
    const { source } = context.project;
    const sourceUseById = new Map(uses.filter(({ locale }) => locale === source).map((use) => [use.id, use]));
    // The places of the pairs that were reported. A pair is seen from both sides, by ids and by titles, and in every
    // language that has the same slug.
    const reported = new Set<string>();
    const reportPair = (use: SlugUse, other: SlugUse) => {
      if (reported.has(placeOf(use))) return;
      reported.add(placeOf(use)).add(placeOf(other));
      const related = [{ file: other.file.path, path: other.path }];
      context.report({ file: use.file.path, path: use.path }, { slug: use.slug, other: other.id }, { related });
    };
    for (const use of uses) {
      const sourceUse = sourceUseById.get(use.id);
      // In the source language the slug of a record is usually its id.
      if (use.locale === source) {
        // The record whose id is the slug of this one. If its slug is not its id either, the two were swapped.
        const owner = use.slug === use.id ? undefined : sourceUseById.get(use.slug);
        if (owner && owner.slug !== owner.id) reportPair(use, owner);
      } else if (sourceUse && use.slug === use.id && sourceUse.slug !== sourceUse.id) {
        // The id is the slug in the other language instead: the slugs of the two languages were swapped.
        // No other record has to do with it, so `other` is empty.
        const related = [{ file: sourceUse.file.path, path: sourceUse.path }];
        context.report({ file: use.file.path, path: use.path }, { slug: use.slug, other: '' }, { related });
      }
    }
    for (const [use, other] of swappedByTitle(uses, context.project)) reportPair(use, other);
  },
});

const placeOf = ({ file, path }: SlugUse) => [file.path, ...path].join(' ');
