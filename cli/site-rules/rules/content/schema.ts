import { exampleFacts } from '#cli/site-rules/examples/facts.ts';
import { reportSchemaIssues } from '#cli/site-rules/records/report-schema-issues.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports what a schema refuses, apart from slugs: these have `slug/missing` and `slug/unsafe`. */
export const contentSchema = defineSiteRule({
  code: 'content/schema',
  severity: 'error',
  examples: {
    bad: { 'content/facts.yaml': exampleFacts('years: { value: 15, source: "Own history.", unit: years }') },
    good: { 'content/facts.yaml': exampleFacts('years: { value: 15, source: "Own history." }') },
  },
  project: (context) => reportSchemaIssues('content/schema', context),
});
