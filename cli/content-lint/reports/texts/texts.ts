import type { Severity } from '../../core/finding.ts';
import type { RuleTexts } from '../../core/plugin.ts';
import type { BuiltInRuleCode } from '../../core/rules/built-in-rules.ts';

/**
 * All texts of the tool in one language: `en.json` or `nl.json`. A rule of content-lint without texts is a type error.
 */
export interface Texts {
  rules: { readonly [Code in BuiltInRuleCode]: RuleTexts } & Readonly<Record<string, RuleTexts>>;
  /** Why a text is not an ICU message, by the number of the parser's error. */
  icu: Readonly<Record<number, string>>;
  /** Why a text is not JSON, by the name of the parser's error. */
  json: Readonly<Record<string, string>>;
  /** Names of the commonest locales. Those of all others come from `Intl`, which takes longer than a small check. */
  locales: Readonly<Record<string, string>>;
  /** Is added to the last finding that is reported of a rule in one message, if the rule found more there. */
  untold: string;
  language: 'en' | 'nl';
  /** How content-lint is called in this project, for `{tool}` in the others. */
  tool: string;
  severities: Readonly<Record<Severity, string>>;
}
