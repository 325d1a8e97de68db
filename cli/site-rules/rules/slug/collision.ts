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
    const reported = new Set<string>();
    for (const uses of Map.groupBy(slugTable(context.project), ({ slug }) => slug).values()) {
      const isUsed = (id: string, locale: string) => uses.some((use) => use.id === id && use.locale === locale);
      for (const [at, use] of uses.entries()) {
        for (const earlier of uses.slice(0, at)) {
          if (earlier.locale === use.locale || earlier.id === use.id) continue;
          // If one of the two has the slug in the language of the other too, `slug/duplicate` reports it.
          if (isUsed(earlier.id, use.locale) || isUsed(use.id, earlier.locale)) continue;
          // A pair is reported once, at the later of the two in the table.
          const pair = [earlier.id, use.id].sort().join(' ');
          if (reported.has(pair)) continue;
          reported.add(pair);
          const related = [{ file: earlier.file.path, path: earlier.path }];
          const args = { slug: use.slug, locale: use.locale, other: earlier.id, otherLocale: earlier.locale };
          context.report({ file: use.file.path, path: use.path }, args, { related });
        }
      }
    }
  },
});
