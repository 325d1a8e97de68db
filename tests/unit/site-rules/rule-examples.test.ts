import { loadTexts } from '#cli/content-lint/reports/texts/load-texts.ts';
import { siteRules } from '#cli/site-rules/site-rules.ts';
import { proveRules } from '../content-lint/prove-rules.ts';
import { siteFindingsIn } from './site-findings.ts';

proveRules({
  folder: 'cli/site-rules/rules',
  rules: siteRules.rules,
  findingsIn: siteFindingsIn,
  texts: { en: await loadTexts('en', [siteRules]), nl: await loadTexts('nl', [siteRules]) },
  codes: [...Object.keys(siteRules.texts.en), ...Object.keys(siteRules.texts.nl)],
});
