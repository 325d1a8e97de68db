import { reportSchema } from '#cli/site-rules/records/report-schema.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentSchema = defineSiteRule({
  code: 'content/schema',
  severity: 'error',
  docs: {
    summary: { en: 'A content record does not fit its schema.', nl: 'Een contentrecord past niet in zijn schema.' },
    why: {
      en: 'The pages trust the records: a missing, misspelt or impossible value would only show on the built page.',
      nl: 'De pagina’s vertrouwen op de records: een ontbrekende, verkeerd gespelde of onmogelijke waarde zou pas op de gebouwde pagina blijken.',
    },
  },
  examples: {
    bad: { 'content/facts.yaml': 'years: { value: 15, source: "Own history.", unit: years }\n' },
    good: { 'content/facts.yaml': 'years: { value: 15, source: "Own history." }\n' },
  },
  project: (context) => reportSchema('content/schema', context),
});
