import type { Rule } from '#cli/content-lint/api.ts';
import type { SiteData } from './site-data.ts';

/** Keeps the literal type of a rule's code, so that a rule without texts is a type error. */
export function defineSiteRule<const Code extends string>(rule: Rule<SiteData, Code>): Rule<SiteData, Code> {
  return rule;
}
