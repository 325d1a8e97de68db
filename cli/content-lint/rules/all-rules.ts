import { type SiteRuleCode, siteRules } from '#cli/site-rules/site-rules.ts';
import type { Rule } from '../rule.ts';
import { type MessageRuleCode, messageRules } from './message-rules.ts';

/** The code of every rule there is: whoever speaks of a code speaks of one of these. */
export type RuleCode = MessageRuleCode | SiteRuleCode;

/** All rules, by code. A rule counts from the moment it stands in one of the two lists. */
export const rules: readonly Rule[] = [...messageRules, ...siteRules].sort((a, b) => (a.code < b.code ? -1 : 1));
