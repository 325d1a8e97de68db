import type { Severity } from '../../finding.ts';
import type { CodeTexts, FindingTexts } from '../../plugin.ts';
import type { OwnRuleCode } from '../../rules/own-rules.ts';

/** The sentences of content-lint's own rules: a rule without them is a type error. */
export type OwnFindingTexts = { readonly [Code in OwnRuleCode]: CodeTexts };

/** All texts of the tool in one language. */
export interface Texts {
  findings: FindingTexts;
  /** Why a text is not an ICU message, by the number of the parser's error. */
  icu: Readonly<Record<number, string>>;
  /** Why a text is not JSON, by the name of the parser's error. */
  json: Readonly<Record<string, string>>;
  locales: Readonly<Record<string, string>>;
  severities: Readonly<Record<Severity, string>>;
}
