import type { FileTree } from './file-tree.ts';
import { type FoundCatalogues, largestLocales } from './find-catalogues.ts';

/** How frameworks name the locale that a project is written in. */
const setting = /\b(?:defaultLocale|fallbackLng|sourceLocale)\s*(?:[:=]|=\s*\{)\s*\[?\s*['"`]([\w-]+)['"`]/;

/**
 * The locale that a project is translated from: what its code names as the default, else English, else the locale with
 * the most messages. Messages are only counted where nothing else decides.
 */
export function findSourceLocale(tree: FileTree, { messages, locales }: FoundCatalogues): string | undefined {
  if (locales.length < 2) return locales[0];
  const code = tree.below('').filter((path) => /^(?:[^/]+|(?:src|app|i18n|lib|config)\/.*)\.[cm]?[jt]sx?$/.test(path));
  for (const text of tree.texts(code).values()) {
    const named = setting.exec(text)?.[1];
    if (named !== undefined && locales.includes(named)) return named;
  }
  if (locales.includes('en')) return 'en';
  const bySize = [...largestLocales(tree, messages), ...locales];
  return bySize.find((locale) => /^en[-_]/.test(locale)) ?? bySize[0];
}
