import { exampleService } from '#cli/site-rules/examples/service.ts';
import { reportSchemaIssues } from '#cli/site-rules/records/report-schema-issues.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a slug with other characters than lower-case letters a–z, digits and single hyphens. */
export const slugUnsafe = defineSiteRule({
  code: 'slug/unsafe',
  severity: 'error',
  examples: {
    bad: { 'content/services/vloer.yaml': exampleService('vloer', { slug: 'Vloer & wand' }) },
    good: { 'content/services/vloer.yaml': exampleService('vloer', { slug: 'vloer-en-wand' }) },
  },
  project: (context) => reportSchemaIssues('slug/unsafe', context),
});
