import { Option } from 'commander';
import type { Plugin } from '../core/plugin.ts';
import type { Io } from '../host/io.ts';
import type { Texts } from './texts/texts.ts';

export type ToolLanguage = 'nl' | 'en';

/** `--lang`. */
export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the report (default: that of the environment)').choices([
    'nl',
    'en',
  ]);
}

/** Dutch where the environment is Dutch, else English. */
export function languageOfEnvironment({ LC_ALL, LC_MESSAGES, LANG }: Io['env']): ToolLanguage {
  return /^nl\b|^nl_/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'nl' : 'en';
}

/** The language that a command line asks for, for texts that are needed before it is parsed. */
export function languageOfCall(args: readonly string[], env: Io['env']): ToolLanguage {
  const wanted = args.join(' ').match(/--lang[ =](nl|en)\b/)?.[1];
  return wanted === 'nl' || wanted === 'en' ? wanted : languageOfEnvironment(env);
}

/** The texts of the tool, called `tool` here, in a language, with those of plugins; other languages are not loaded. */
export async function loadTexts(
  language: ToolLanguage,
  plugins: readonly Plugin[] = [],
  tool = 'content-lint',
): Promise<Texts> {
  const json = { with: { type: 'json' } } as const;
  const { default: builtIn }: { default: Omit<Texts, 'tool' | 'language'> } =
    language === 'nl' ? await import('./texts/nl.json', json) : await import('./texts/en.json', json);
  const rules = Object.assign({}, builtIn.rules, ...plugins.map(({ texts }) => texts[language]));
  return { ...builtIn, rules, language, tool };
}
