import type { Severity } from '../../finding.ts';
import type { RuleCode } from '../../rules/all-rules.ts';

/** What is wrong, and the next step. */
export interface Sentences {
  says: string;
  todo: string;
}

/** The sentences of one code; where one argument decides between several, they stand by its values. */
export interface CodeWords extends Sentences {
  cases?: Readonly<Record<string, Readonly<Record<string, Sentences>>>>;
}

/** All words of the tool in one language. A code without words is a type error. */
export interface Words {
  findings: { readonly [Code in RuleCode]: CodeWords };
  /** Why a text is not an ICU message, by the number of the parser's error. */
  icu: Readonly<Record<number, string>>;
  /** Why a text is not JSON, by the name of the parser's error. */
  json: Readonly<Record<string, string>>;
  locales: Readonly<Record<string, string>>;
  /** What a record can name. */
  kinds: Readonly<Record<string, string>>;
  severities: Readonly<Record<Severity, string>>;
}
