import { exampleService } from '#cli/site-rules/examples/service.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { slugTable } from '#cli/site-rules/slugs/slug-table.ts';

/**
 * Reports a slug that one record has in one language and another record in another language: a slug is looked up in
 * every language (R8), so it would name both.
 */
export const slugCollision = defineSiteRule({
  code: 'slug/collision',
  severity: 'error',
  examples: {
    bad: {
      'content/services/branding.yaml': exampleService('branding', { slugByLocale: 'nl: branding, en: mockups' }),
      'content/services/mockups.yaml': exampleService('mockups', { slugByLocale: 'nl: mockups, en: dummies' }),
    },
    good: {
      'content/services/branding.yaml': exampleService('branding'),
      'content/services/mockups.yaml': exampleService('mockups', { slugByLocale: 'nl: mockups, en: dummies' }),
    },
  },
  project(context) {
    const uses = slugTable(context.project);
    const reported = new Set<string>();
    for (const use of uses) {
      const other = uses.find(
        (candidate) => candidate.slug === use.slug && candidate.locale !== use.locale && candidate.id !== use.id,
      );
      if (!other) continue;
      // A pair is reported once.
      const pair = [other.id, use.id].sort().join(' ');
      // If one of the two has the slug in the language of the other too, `slug/duplicate` reports it.
      const isDuplicate =
        uses.some(
          (candidate) => candidate.slug === use.slug && candidate.id === use.id && candidate.locale === other.locale,
        ) ||
        uses.some(
          (candidate) => candidate.slug === use.slug && candidate.id === other.id && candidate.locale === use.locale,
        );
      if (isDuplicate || reported.has(pair)) continue;
      reported.add(pair);
      const related = [{ file: use.file.path, path: use.path }];
      // The finding is at the later of the two in the table, so for it `use` is the other page.
      const args = { slug: other.slug, locale: other.locale, other: use.id, otherLocale: use.locale };
      context.report({ file: other.file.path, path: other.path }, args, { related });
    }
  },
});
