import type { CodeTexts } from '#cli/content-lint/plugin.ts';
import type { SiteRuleCode } from '#cli/site-rules/rules/all-rules.ts';

/** The sentences of all rules of the site: a rule without them is a type error. */
export type SiteFindingTexts = { readonly [Code in SiteRuleCode]: CodeTexts };
