import type { Plugin } from '../../core/plugin.ts';
import type { ToolLanguage } from '../../host/tool-language.ts';
import type { Texts } from './texts.ts';

/** The texts of the tool, called `tool` here, in a language, with those of plugins; other languages are not loaded. */
export async function loadTexts(
  language: ToolLanguage,
  plugins: readonly Plugin[] = [],
  tool = 'content-lint',
): Promise<Texts> {
  const json = { with: { type: 'json' } } as const;
  const { default: builtIn }: { default: Omit<Texts, 'tool' | 'language'> } =
    language === 'nl' ? await import('./nl.json', json) : await import('./en.json', json);
  const rules = Object.assign({}, builtIn.rules, ...plugins.map(({ texts }) => texts[language]));
  return { ...builtIn, rules, language, tool };
}
