import type { Plugin } from './plugin.ts';
import type { FormatNames } from './project/project.ts';

/**
 * What a project tells content-lint about itself, in `content-lint.config.ts` at its root. Options of the command line
 * have the same names and come before those of the file.
 */
export interface Config {
  /** Where the messages are, with `{locale}` for the locale: `i18n/{locale}/**\/*.json`, `{locale}.json`. */
  messages?: string | undefined;
  /** The locale that the others are translated from. */
  source?: string | undefined;
  /** The locales that have to be there. */
  locales?: readonly string[] | undefined;
  /** Where the source code is: `src/**\/*.{ts,tsx}`. */
  src?: string | undefined;
  /** The project's own functions that take an id and values: `t`, `i18n.get`. */
  helpers?: readonly string[] | undefined;
  /** Names of the project's own formats, beside those that ICU has. */
  formats?: FormatNames | undefined;
  /** Language of the reports; else that of the environment. */
  lang?: 'nl' | 'en' | undefined;
  /** Rules for an occasion, such as `production`. */
  profile?: string | undefined;
  /** Warnings fail a check too. */
  strict?: boolean | undefined;
  /** File of findings that are known and may stay. */
  baseline?: string | undefined;
  plugins?: readonly Plugin[] | undefined;
}

/** Gives a configuration as it is; an editor then knows its options. */
export function defineConfig(config: Config): Config {
  return config;
}
