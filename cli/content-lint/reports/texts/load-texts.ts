import type { Plugin } from '../../core/plugin.ts';
import type { ToolLanguage } from '../../host/tool-language.ts';
import type { Texts } from './texts.ts';

/** Loads the texts in one language, with those of plugins. `tool` is the command that runs content-lint here. */
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
