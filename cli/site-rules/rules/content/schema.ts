import { reportSchema } from '#cli/site-rules/records/report-schema.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentSchema = defineSiteRule({
  code: 'content/schema',
  severity: 'error',
  examples: {
    bad: { 'content/facts.yaml': 'years: { value: 15, source: "Own history.", unit: years }\n' },
    good: { 'content/facts.yaml': 'years: { value: 15, source: "Own history." }\n' },
  },
  project: (context) => reportSchema('content/schema', context),
});
