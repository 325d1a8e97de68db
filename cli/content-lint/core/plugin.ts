import type { Project } from './project/project.ts';
import type { Bilingual, Rule } from './rule.ts';

/** What is wrong, and the next step; `{name}` is an argument of the finding. */
export interface Sentences {
  sentence: string;
  advice: string;
}

/** What a rule finds, and why that matters. */
interface Explanation {
  summary: string;
  why: string;
}

/**
 * The sentences of a finding; if an argument decides between several, they are listed by its name and values:
 * `{ cases: { problem: { unknown: …, empty: … } } }`.
 */
type FindingTexts = Sentences | { cases: Readonly<Record<string, Readonly<Record<string, Sentences>>>> };

/** All texts of a rule in one language. */
export type RuleTexts = Explanation & FindingTexts;

/** The texts of rules, by their codes. */
export type TextsByRule = Readonly<Record<string, RuleTexts>>;

/** A table that `content-lint stats` shows: under its title for people, as a list of objects in JSON. */
export interface StatsTable {
  /** Name of the list in JSON. */
  name: string;
  title: Bilingual;
  /** All with the same columns, in the same order. */
  rows: readonly Readonly<Record<string, string | number>>[];
}

/** How a project is checked. */
export interface LoadOptions {
  /** The value of `--profile`. */
  profile?: string | undefined;
}

/**
 * Rules for one project or framework. `Data` is what `load` makes of a project, once for each check; only the rules of
 * the plugin get it, as `context.data`.
 */
export interface Plugin<Data = unknown> {
  name: string;
  /** Patterns of the YAML and JSON files that are parsed for it, with positions: `content/**\/*.yaml`. */
  files?: readonly string[];
  /**
   * Those of `files` that `message` and `pair` rules, `globalArguments` and `names` read; all of `files` if left out.
   * If only other files change, cached findings about messages stay valid.
   */
  messageFiles?: readonly string[];
  rules: readonly Rule<Data>[];
  texts: { readonly en: TextsByRule; readonly nl: TextsByRule };
  /** Gives what the rules of the plugin get as `context.data`. */
  load?(project: Project, options: LoadOptions): Data | Promise<Data>;
  /** Names of the arguments that every message gets in addition to those of its call. */
  globalArguments?(data: Data): Iterable<string>;
  /** Names that are the same in every language, beside those of `terms.yaml`. */
  names?(data: Data): Iterable<string>;
  /** Makes a function that says whether a locale has to have a key. */
  isRequired?(data: Data): (key: string, locale: string) => boolean;
  /** Makes a function that says whether a message is asked for by something other than the code. */
  isRequested?(data: Data): (key: string) => boolean;
  /** The tables that `content-lint stats` shows for this plugin. */
  stats?(project: Project, data: Data): readonly StatsTable[];
}
