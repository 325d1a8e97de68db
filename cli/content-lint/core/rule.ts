import type { Args, Report, ReportDetails, Severity, Target } from './finding.ts';
import type { Fix, FixableReport } from './fix.ts';
import type { Terms } from './language/terms.ts';
import type { Message, MessagePair } from './messages/message.ts';
import type { Syntax } from './messages/syntax.ts';
import type { Project } from './project/project.ts';

/** A text in both languages of the tool. */
export interface Bilingual {
  en: string;
  nl: string;
}

/** Files by their path, as they would be in a project. */
export type ExampleFiles = Readonly<Record<string, string>>;

/** One message in both languages, or files. */
export type Example = { readonly nl: string; readonly en: string } | ExampleFiles;

/** What a rule is given. `Data` is what its plugin has loaded; rules of content-lint itself have none. */
export interface Context<Data = unknown> {
  project: Project;
  data: Data;
  /** Names of the arguments that every message gets in addition to those of its call. */
  globalArguments: ReadonlySet<string>;
  /** Names and agreed translations. */
  terms: Terms;
  /** Whether a locale has to have a key. */
  isRequired(key: string, locale: string): boolean;
  /** Whether a message is asked for by something other than the code. */
  isRequestedByPlugin(key: string): boolean;
  report(target: Target, args?: Args, details?: ReportDetails): void;
}

/** One rule. It has whichever of the three checks it needs; the linter calls them while it walks the project once. */
export interface Rule<Data = unknown, Code extends string = string> {
  code: Code;
  severity: Severity;
  /** Small projects that the tests run: `bad` gives this finding, `good` gives none. */
  examples: {
    bad: Example;
    good: Example;
    /** Codes of other findings that the bad example gives because it is so short. */
    alsoReports?: readonly string[];
  };
  /** Codes of rules with a closer diagnosis: if one reports about the same message, this report is dropped. */
  yieldsTo?: readonly string[];
  /** Its check of the project depends only on the records and on messages whose ids begin with this: it is cached. */
  within?: string;
  /** Its check of pairs compares arguments, tags and branches: it is skipped for pairs in which these are the same. */
  skipIfSameStructure?: boolean;
  /**
   * `message` and `pair` find nothing in texts without a match of this; few texts should have one. No flags: the
   * patterns of all rules are joined to one.
   */
  needs?: RegExp;
  /** The syntaxes for which it does not run: what it looks for is right in them. */
  notIn?: readonly Syntax[];
  /** It finds what is not translated yet: reported for the source and for locales that the project calls complete. */
  isCoverage?: boolean;
  /**
   * A matter of style, about source texts that match this. Unless the project sets the rule, findings in a locale are
   * only reported if source and translation agree in nearly all of these texts. Without the flags `g` and `y`, with
   * which a search begins where the last one ended.
   */
  habit?: RegExp;
  /** It runs only if the configuration or `--profile` names this profile, such as `production`. */
  profile?: string;
  /**
   * Checks one message. Reports are cached: they may depend on the text of the message in each locale, on whether that
   * text is itself the key of a message, and on the records, and on nothing else.
   */
  message?(message: Message, context: Context<Data>): void;
  /** Checks a message and one translation of it; cached in the same way. */
  pair?(pair: MessagePair, context: Context<Data>): void;
  /** Checks the whole project. */
  project?(context: Context<Data>): void;
  /** How `--fix` fixes a report; undefined if only a person can. */
  fix?(report: FixableReport): Fix | undefined;
}

/** Keeps the literal type of a rule's code: then a rule that `reports/texts` has no texts for is a type error. */
export function defineRule<const Code extends string>(rule: Rule<unknown, Code>): Rule<unknown, Code> {
  return rule;
}

/** Looks up a rule by the code of a report. */
export type RuleOf = (report: Pick<Report, 'code'>) => Rule | undefined;

/** The severity of a report: the one it was given, else that of its rule, else `error`. */
export function severityOf(report: Report, ruleOf: RuleOf): Severity {
  return report.severity ?? ruleOf(report)?.severity ?? 'error';
}
