import { Option } from 'commander';
import type { Words } from './texts/texts.ts';

export type ToolLanguage = 'nl' | 'en';

/** `--lang`. */
export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the report (default: that of the environment)').choices([
    'nl',
    'en',
  ]);
}

/** Dutch where the environment is Dutch, else English. */
export function languageOfEnvironment(): ToolLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^nl\b|^nl_/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'nl' : 'en';
}

/** The language that a command line asks for, before anything has read it. */
export function languageOfCall(args: readonly string[]): ToolLanguage {
  const wanted = args.join(' ').match(/--lang[ =](nl|en)\b/)?.[1];
  return wanted === 'nl' || wanted === 'en' ? wanted : languageOfEnvironment();
}

/** The words of the tool in a language; the other language is not even loaded. */
export async function loadWords(language: ToolLanguage): Promise<Words> {
  return language === 'nl' ? (await import('./texts/nl.ts')).dutch : (await import('./texts/en.ts')).english;
}
