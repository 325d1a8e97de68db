import type { Severity } from '../../finding.ts';
import type { RuleTexts, TextsByRule } from '../../plugin.ts';
import type { OwnRuleCode } from '../../rules/own-rules.ts';

/** The texts of content-lint's own rules: a rule without them is a type error. */
export type OwnRuleTexts = { readonly [Code in OwnRuleCode]: RuleTexts };

/** All texts of the tool in one language. */
export interface Texts {
  rules: TextsByRule;
  /** Why a text is not an ICU message, by the number of the parser's error. */
  icu: Readonly<Record<number, string>>;
  /** Why a text is not JSON, by the name of the parser's error. */
  json: Readonly<Record<string, string>>;
  locales: Readonly<Record<string, string>>;
  severities: Readonly<Record<Severity, string>>;
}
