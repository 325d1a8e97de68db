import type { Rule } from '#cli/content-lint/api.ts';
import type { SiteData } from './site-data.ts';

/**
 * Keeps the literal type of a rule's code, so that a rule without texts is a type error. `Rule`, in
 * `cli/content-lint/core/rule.ts`, explains the fields of a rule, such as `alsoReports`, `within` and `yieldsTo`.
 */
export function defineSiteRule<const Code extends string>(rule: Rule<SiteData, Code>): Rule<SiteData, Code> {
  return rule;
}
