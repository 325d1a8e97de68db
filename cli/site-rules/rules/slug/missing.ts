import { exampleService } from '#cli/site-rules/examples/service.ts';
import { reportSchema } from '#cli/site-rules/records/report-schema.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a record without `slug`, or with a `slugByLocale` that leaves out a locale. */
export const slugMissing = defineSiteRule({
  code: 'slug/missing',
  severity: 'error',
  examples: {
    bad: { 'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer' }) },
    good: { 'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer, en: printed-floors' }) },
  },
  project: (context) => reportSchema('slug/missing', context),
});
