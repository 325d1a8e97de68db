import type { Io } from './io.ts';

export type ToolLanguage = 'nl' | 'en';

/** Dutch if the environment is Dutch, else English. */
export function languageOfEnvironment({ LC_ALL, LC_MESSAGES, LANG }: Io['env']): ToolLanguage {
  // `nl_NL` needs a case of its own: to `\b` an underscore is part of the word.
  return /^nl\b|^nl_/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'nl' : 'en';
}
