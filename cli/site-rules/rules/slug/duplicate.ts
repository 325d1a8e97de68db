import { exampleService } from '#cli/site-rules/examples/service.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { type SlugUse, slugTable } from '#cli/site-rules/slugs/slug-table.ts';

/** Reports a slug that two services have in the same language; for different languages there is `slug/collision`. */
export const slugDuplicate = defineSiteRule({
  code: 'slug/duplicate',
  severity: 'error',
  examples: {
    bad: {
      'content/services/stickers.yaml': exampleService('stickers'),
      'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer, en: stickers' }),
    },
    good: {
      'content/services/stickers.yaml': exampleService('stickers'),
      'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer, en: printed-floors' }),
    },
  },
  project(context) {
    const firstUseByAddress = new Map<string, SlugUse>();
    const reported = new Set<string>();
    for (const use of slugTable(context.project)) {
      const address = `${use.locale} ${use.slug}`;
      const other = firstUseByAddress.get(address);
      const place = `${use.file.path} ${use.path.join('.')}`;
      if (!other) firstUseByAddress.set(address, use);
      else if (!reported.has(place)) {
        // If one slug for all languages clashes in each of them, that is one finding.
        reported.add(place);
        const related = [{ file: other.file.path, path: other.path }];
        const args = { slug: use.slug, locale: use.locale, other: other.id };
        context.report({ file: use.file.path, path: use.path }, args, { related });
      }
    }
  },
});
