import type { RuleTexts } from '#cli/content-lint/api.ts';
import type { SiteRuleCode } from '#cli/site-rules/rules/all-rules.ts';

/** The texts of all rules of the site: a rule without them is a type error. */
export type SiteRuleTexts = { readonly [Code in SiteRuleCode]: RuleTexts };
