import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import type { Args, Place, Severity } from './finding.ts';
import type { Fix, Found } from './fix.ts';
import type { Terms } from './language/terms.ts';
import type { Message, MessagePair } from './messages/message.ts';
import type { Project } from './project/project.ts';

/** A text in both languages of the tool. */
export interface Bilingual {
  en: string;
  nl: string;
}

/** Files by their path, as they would stand in a project. */
export type ExampleFiles = Readonly<Record<string, string>>;

/** What a rule is given. */
export interface Context {
  project: Project;
  /** The records of `content/` that passed their schemas, and what was wrong with the others. */
  site: SiteRecords | undefined;
  /** Numbers and names that every message gets, beside what its own call gives. */
  knownArguments: ReadonlySet<string>;
  /** Names and agreed translations. */
  terms: Terms;
  /** Whether a locale has to have a key. */
  isRequired(key: string, locale: string): boolean;
  report(place: Place, args?: Args, more?: ReportOptions): void;
}

export interface ReportOptions {
  severity?: Severity;
  /** Id of the message it is about, where the place does not say it. */
  key?: string;
  locale?: string;
  related?: readonly Place[];
}

/** One rule. It has whichever of the three checks it needs; the engine calls them while it walks the project once. */
export interface Rule<Code extends string = string> {
  code: Code;
  severity: Severity;
  docs: { summary: Bilingual; why: Bilingual };
  /** Small projects that the tests run: `bad` gives this finding, `good` gives none. */
  examples: {
    bad: ExampleFiles;
    good: ExampleFiles;
    /** Codes that the brevity of the bad example brings with it. */
    alongside?: readonly string[];
  };
  /** Findings of these codes about the same message have the same cause: this one is then left out. */
  yieldsTo?: readonly string[];
  /** Its check of the project looks at no more than the records and the messages whose ids begin so. */
  within?: string;
  /** House style: silent in projects without `content/`. */
  house?: boolean;
  /** Bits of `sign`: a message with none of them, or a pair where neither has one, is not shown to the rule. */
  signs?: number;
  /** Only looked at under this profile. */
  profile?: string;
  message?(message: Message, context: Context): void;
  pair?(pair: MessagePair, context: Context): void;
  project?(context: Context): void;
  /** How `--fix` mends a finding; nothing where only a person can. */
  fix?(found: Found): Fix | undefined;
}

/** Keeps the literal type of a rule's code, from which the list of all codes is made. */
export function defineRule<const Code extends string>(rule: Rule<Code>): Rule<Code> {
  return rule;
}
