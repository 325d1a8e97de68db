import { exampleService } from '#cli/site-rules/examples/service.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { slugTable } from '#cli/site-rules/slugs/slug-table.ts';
import { swappedByTitle } from '#cli/site-rules/slugs/swapped-slugs.ts';

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
    const ids = new Map(uses.filter(({ locale }) => locale === source).map((use) => [use.id, use]));
    const reported = new Set<string>();
    for (const use of uses) {
      const sourceUse = ids.get(use.id);
      if (use.locale === source) {
        const owner = use.slug === use.id ? undefined : ids.get(use.slug);
        if (!owner || owner.slug === owner.id || reported.has(use.id)) continue;
        reported.add(owner.id);
        const related = [{ file: owner.file.path, path: owner.path }];
        context.report({ file: use.file.path, path: use.path }, { slug: use.slug, other: owner.id }, { related });
      } else if (sourceUse && use.slug === use.id && sourceUse.slug !== sourceUse.id) {
        const related = [{ file: sourceUse.file.path, path: sourceUse.path }];
        context.report({ file: use.file.path, path: use.path }, { slug: use.slug, other: '' }, { related });
      }
    }
    for (const [use, other] of swappedByTitle(uses, context.project)) {
      if (reported.has(use.id)) continue;
      const related = [{ file: other.file.path, path: other.path }];
      context.report({ file: use.file.path, path: use.path }, { slug: use.slug, other: other.id }, { related });
    }
  },
});
