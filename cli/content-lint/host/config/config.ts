import type { Syntax } from '../../core/messages/syntax.ts';
import type { Plugin } from '../../core/plugin.ts';
import type { FormatNames } from '../../core/project/project.ts';
import type { RuleOverride, RuleSettings } from '../../core/project/rule-settings.ts';

/**
 * The configuration of a project, in `content-lint.config.ts` at its root. Options of the command line have the same
 * names and override it.
 */
export interface Config {
  /** Where the messages are, with `{locale}` for the locale: `i18n/{locale}/**\/*.json`, `{locale}.json`. */
  messages?: string | undefined;
  /** The locale that the others are translated from. */
  source?: string | undefined;
  /** The locales that must exist; without it those that have files. */
  locales?: readonly string[] | undefined;
  /** How the messages are written; without it catalogues and dependencies decide. */
  syntax?: Syntax | undefined;
  /** Locales in which no text may be missing: `['nl', 'en']`, or `['*']`. Of others a check only tells the coverage. */
  complete?: readonly string[] | undefined;
  /** Where the source code is: `src/**\/*.{ts,tsx}`. */
  src?: string | undefined;
  /** The project's own functions that take an id and values: `t`, `i18n.get`. */
  helpers?: readonly string[] | undefined;
  /** Names of the project's own formats, beside those that ICU has. */
  formats?: FormatNames | undefined;
  /** Language of the reports; by default that of the environment. */
  lang?: 'nl' | 'en' | undefined;
  /** Name of a profile whose rules run too, such as `production`. */
  profile?: string | undefined;
  /** Warnings fail a check too. */
  strict?: boolean | undefined;
  /** File with the findings that existed when the checks were introduced, and do not fail a check. */
  baseline?: string | undefined;
  /** Which rules are off, and which severities differ, by code or glob of codes. */
  rules?: RuleSettings | undefined;
  /** Settings of rules for some files or locales only. */
  overrides?: readonly RuleOverride[] | undefined;
  plugins?: readonly Plugin[] | undefined;
  /** Configurations that this one completes: its own options override theirs, and later ones override earlier ones. */
  extends?: readonly Config[] | undefined;
}

/** Returns the configuration unchanged, with its type, so that editors complete its options. */
export function defineConfig(config: Config): Config {
  return config;
}
