import { exampleService } from '#cli/site-rules/examples/service.ts';
import { reportSchemaIssues } from '#cli/site-rules/records/report-schema-issues.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a record without `slug`, or with a `slugByLocale` that leaves out a locale: its schema finds both. */
export const slugMissing = defineSiteRule({
  code: 'slug/missing',
  severity: 'error',
  examples: {
    bad: { 'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer' }) },
    good: { 'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer, en: printed-floors' }) },
  },
  project: (context) => reportSchemaIssues('slug/missing', context),
});
