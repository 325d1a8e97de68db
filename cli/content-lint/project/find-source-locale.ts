import type { FileTree } from './file-tree.ts';

/** How frameworks name the locale that a project is written in. */
const setting = /\b(?:defaultLocale|fallbackLng|sourceLocale)\s*(?:[:=]|=\s*\{)\s*\[?\s*['"`]([\w-]+)['"`]/;

/**
 * The locale that a project is translated from: what its code names as the default, else English, else the locale with
 * the most messages.
 */
export function findSourceLocale(tree: FileTree, sizes: ReadonlyMap<string, number>): string | undefined {
  const locales = [...sizes].sort((a, b) => b[1] - a[1]).map(([locale]) => locale);
  if (locales.length < 2) return locales[0];
  const code = tree.below('').filter((path) => /^(?:[^/]+|(?:src|app|i18n|lib|config)\/.*)\.[cm]?[jt]sx?$/.test(path));
  for (const text of tree.texts(code).values()) {
    const named = setting.exec(text)?.[1];
    if (named !== undefined && locales.includes(named)) return named;
  }
  return locales.find((locale) => locale === 'en') ?? locales.find((locale) => /^en[-_]/.test(locale)) ?? locales[0];
}
