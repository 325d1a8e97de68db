import { Option } from 'commander';
import type { Io } from '../host/io.ts';
import { languageOfEnvironment, type ToolLanguage } from '../host/tool-language.ts';

/** Makes the option `--lang`. */
export function languageOption(): Option {
  return new Option('--lang <language>', 'language of the report (default: that of the environment)').choices([
    'nl',
    'en',
  ]);
}

/** The language that a command line asks for, for texts that are needed before it is parsed. */
export function languageOfCall(args: readonly string[], env: Io['env']): ToolLanguage {
  const wanted = args.join(' ').match(/--lang[ =](nl|en)\b/)?.[1];
  // The pattern matches only these two: the comparison is for the compiler.
  return wanted === 'nl' || wanted === 'en' ? wanted : languageOfEnvironment(env);
}
