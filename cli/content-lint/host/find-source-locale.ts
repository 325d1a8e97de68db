import type { FileTree } from '../core/project/file-tree.ts';
import { isLocaleName } from '../core/project/locale-name.ts';
import { messagePattern } from '../formats/message-files.ts';
import { parseCatalogue } from '../formats/parse-catalogue.ts';
import { type FoundCatalogues, largestLocales } from './find-catalogues.ts';

/**
 * How frameworks name the locale that a project is written in: `defaultLocale: 'en'`, `defaultLocale={'en'}`,
 * `fallbackLng: ['en']`, `fallbackLng: { default: ['en'] }`.
 */
const defaultLocaleSetting =
  /\b(?:defaultLocale|fallbackLng|fallbackLocale|sourceLocale|sourceLanguage)\s*(?:[:=]|=\s*\{)\s*(?:\{\s*default\s*:\s*)?\[?\s*['"`]([\w-]+)['"`]/;

/** Code of the project itself: what only tests and demonstrations set is no setting of it. */
const isProjectCode = (path: string) =>
  /\.(?:[cm]?[jt]sx?|vue)$/.test(path) &&
  !/(?:^|\/)(?:__\w+__|tests?|e2e|stories|examples?|docs|dist|build|node_modules)\/|\.(?:test|spec|stories)\./.test(
    path,
  );

/** A locale with this share of the messages of the largest one counts as whole: any locale may have some left over. */
const wholeShare = 0.9;

/**
 * Finds the locale that a project is translated from: the one that its code names as the default, unless that has
 * hardly any messages; else English, if it has nearly all messages; else the locale with the most.
 */
export function findSourceLocale(tree: FileTree, { messages, locales }: FoundCatalogues): string | undefined {
  if (locales.length < 2) return locales[0];
  const code = tree.below('').filter(isProjectCode);
  for (const text of tree.texts(code).values()) {
    const named = defaultLocaleSetting.exec(text)?.[1];
    const configured = named === undefined ? undefined : localeLike(named, locales);
    if (configured !== undefined && !isNearlyEmpty(configured, tree, messages)) return configured;
  }
  // Each locale with the number of its messages, the largest first.
  const bySize = largestLocales(tree, messages);
  const largestSize = bySize[0]?.[1] ?? 0;
  const isWhole = (locale: string) => (bySize.find(([name]) => name === locale)?.[1] ?? 0) >= largestSize * wholeShare;
  const englishLocales = ['en', ...locales.filter((locale) => /^en[-_]/.test(locale))];
  return englishLocales.find((locale) => locales.includes(locale) && isWhole(locale)) ?? bySize[0]?.[0] ?? locales[0];
}

/**
 * Finds a file beside the catalogues that has nearly all of their messages, but whose name is no locale: it is the
 * source, such as `template.json` beside `de.json` and `fr.json`. Undefined if there is no such file, if one of the
 * locales is English, or if there is only one locale.
 */
export function sourceFileWithoutLocale(tree: FileTree, { messages, locales }: FoundCatalogues): string | undefined {
  if (locales.length < 2 || locales.some((locale) => /^en(?![a-z])/.test(locale))) return undefined;
  const { folder, match } = messagePattern(messages);
  const filesBeside = tree
    .below(folder)
    .filter(
      (path) =>
        path.endsWith('.json') && !isLocaleName(match(path)?.locale ?? '') && depthOf(path) === depthOf(messages),
    );
  const sizes = [...tree.texts(filesBeside)].map(
    ([path, text]) => [path, parseCatalogue(path, '', '', text).messages.size] as const,
  );
  const [largest] = sizes.sort((a, b) => b[1] - a[1]);
  const largestSize = largestLocales(tree, messages)[0]?.[1] ?? 0;
  return largest && largest[1] >= largestSize * wholeShare ? largest[0] : undefined;
}

const depthOf = (path: string) => path.split('/').length;

/**
 * Whether a locale has less than a tenth of the messages of the largest one. A project may name a region whose file
 * only has what differs from the language: `en-US.json` beside `en.json`.
 */
function isNearlyEmpty(locale: string, tree: FileTree, messages: string): boolean {
  const sizes = new Map(largestLocales(tree, messages));
  return (sizes.get(locale) ?? 0) < Math.max(...sizes.values()) / 10;
}

/**
 * The locale of a name, in any case and with any separator; else `en` for `en-US`, or a region such as `en-GB` for
 * `en`.
 */
function localeLike(name: string, locales: readonly string[]): string | undefined {
  const normalised = (locale: string) => locale.replaceAll('_', '-').toLowerCase();
  const [language = ''] = normalised(name).split('-');
  return (
    locales.find((locale) => normalised(locale) === normalised(name)) ??
    locales.find((locale) => normalised(locale) === language) ??
    (normalised(name) === language
      ? locales.find((locale) => normalised(locale).startsWith(`${language}-`))
      : undefined)
  );
}
