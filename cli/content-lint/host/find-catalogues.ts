import type { FileTree } from '../core/project/file-tree.ts';
import { isLocaleName } from '../core/project/locale-name.ts';
import { messagePattern } from '../formats/message-files.ts';
import { parseCatalogue } from '../formats/parse-catalogue.ts';

/** Where the messages of a project are. */
export interface FoundCatalogues {
  /** The pattern of their paths, as in the option `messages`: `i18n/{locale}.json`. */
  messages: string;
  locales: readonly string[];
}

/** Folders whose files are never read: what a build makes, code of others, fixtures of tests, hidden folders. */
const skippedFolder = /(?:^|\/)(?:dist|build|out|coverage|vendor|compiled[^/]*|__\w+__|fixtures?|\.[^/]*)\//;

/** Folders of demonstrations and tests: their messages count for little, as nobody ships them. */
const unshippedFolder = /(?:^|\/)(?:tests?|e2e|examples?|docs|demos?|stories|benchmarks?)\//;

/**
 * Finds the pattern of paths with `{locale}` in it whose files have the most messages. Patterns with several locales
 * count more than those with one; of two patterns for the same files it takes the one with fewer wildcards. Undefined
 * if no JSON file with texts has a locale in its path.
 */
export function findCatalogues(tree: FileTree): FoundCatalogues | undefined {
  const [best] = patternsByScore(tree);
  return best && { messages: best.messages, locales: localesOf(tree, best.messages) };
}

/** All sets of catalogues in several locales that have no file in common, the one with most messages first. */
export function findCatalogueSets(tree: FileTree): FoundCatalogues[] {
  const taken = new Set<string>();
  return patternsByScore(tree).flatMap(({ messages, paths }) => {
    if (paths.some((path) => taken.has(path))) return [];
    for (const path of paths) taken.add(path);
    const locales = localesOf(tree, messages);
    return locales.length > 1 ? [{ messages, locales }] : [];
  });
}

/**
 * What a pattern counts for if a wildcard comes before the locale, as in `src/**\/{locale}.json`. The names of folders
 * are part of the keys then. Less than 1: if one folder has most of the messages, the others hold something else, and
 * the pattern of that folder alone comes first.
 */
const weightWithFolders = 0.6;

/** What a pattern of messages that nobody ships counts for. */
const weightOfUnshipped = 0.05;

/** What a pattern with several locales counts for. */
const weightOfTranslated = 10;

interface Candidate {
  messages: string;
  paths: readonly string[];
  score: number;
}

/** The patterns under which there are messages, the one with most of them first. */
function patternsByScore(tree: FileTree): Candidate[] {
  const byPattern = new Map<string, string[]>();
  for (const path of tree.below('')) {
    if (!path.endsWith('.json') || skippedFolder.test(path)) continue;
    for (const pattern of patternsOf(path)) {
      const paths = byPattern.get(pattern);
      if (paths) paths.push(path);
      else byPattern.set(pattern, [path]);
    }
  }
  const packageOf = packageFinder(tree);
  const candidates: Candidate[] = [];
  for (const [messages, paths] of byPattern) {
    // Each package asks for its messages by ids of its own, so that one pattern over several packages fits none.
    if (new Set(paths.map(packageOf)).size > 1) continue;
    const hasFolders = /\*.*\{locale\}/.test(messages);
    const weight = (hasFolders ? weightWithFolders : 1) * (unshippedFolder.test(messages) ? weightOfUnshipped : 1);
    const sizes = sizesOf(messages, tree.texts(paths));
    // One file is not enough here: `sign-in.json` ends in a word, not in a locale (`in` is an old code of Indonesian).
    if (/[_-]\{locale\}\.json$/.test(messages) && sizes.size < 2) continue;
    const score = weight * scoreOf(sizes);
    if (score > 0) candidates.push({ messages, paths, score });
  }
  // Of equal scores the first stays first: `patternsOf` gives the pattern with fewer wildcards before others.
  return candidates.sort((a, b) => b.score - a.score);
}

/** Gives the nearest folder above a path that has a `package.json`; empty for the root. */
function packageFinder(tree: FileTree): (path: string) => string {
  const folders = tree.below('').flatMap((path) => /^(.+)\/package\.json$/.exec(path)?.[1] ?? []);
  const nearestFirst = folders.sort((a, b) => b.length - a.length);
  return (path) => nearestFirst.find((folder) => path.startsWith(`${folder}/`)) ?? '';
}

/** The locales that have files of a pattern; also those whose files have no messages, or are broken. */
export function localesOf(tree: FileTree, messages: string): string[] {
  const { match } = messagePattern(messages);
  return [...new Set(cataloguePaths(tree, messages).flatMap((path) => match(path)?.locale ?? []))].sort();
}

/** The locales that have messages and how many, those with the most first. */
export function largestLocales(tree: FileTree, messages: string): [locale: string, size: number][] {
  const sizes = sizesOf(messages, tree.texts(cataloguePaths(tree, messages)));
  return [...sizes].sort((a, b) => b[1] - a[1]);
}

function cataloguePaths(tree: FileTree, messages: string): string[] {
  const { folder, match } = messagePattern(messages);
  return tree.below(folder).filter((path) => isLocaleName(match(path)?.locale ?? ''));
}

/**
 * Gives the patterns that a path may belong to, for each part of the path that is the name of a locale. The first is
 * for this file alone, whose name is then no part of its keys; the others are for all files beside it too.
 *
 * @example patternsOf('lang/nl/home.json') // ['lang/{locale}/home.json', 'lang/{locale}/**\/*.json']
 */
function patternsOf(path: string): string[] {
  const parts = path.slice(0, -'.json'.length).split('/');
  const name = parts.at(-1) ?? '';
  return parts.flatMap((part, at) => {
    const before = parts.slice(0, at);
    const pattern = (...names: string[]) => `${[...before, ...names].join('/')}.json`;
    if (at < parts.length - 1) {
      if (!isLocaleName(part)) return [];
      // The file may have the name of its folder: `lang/nl/nl.json`.
      const rest = parts.slice(at + 1).map((below) => (below === part ? '{locale}' : below));
      return [pattern('{locale}', ...rest), pattern('{locale}', '**', '*')];
    }
    const words = name.split('.');
    const localeAt = words.findIndex(isLocaleName);
    const [, stem, locale] = stemAndLocale.exec(name) ?? [];
    if (localeAt < 0 && locale !== undefined && isLocaleName(locale)) return [pattern(`${stem}{locale}`)];
    if (localeAt < 0) return [];
    const sameName = words.with(localeAt, '{locale}').join('.');
    const anyName = words.map((_, wordAt) => (wordAt === localeAt ? '{locale}' : '*')).join('.');
    // The last one also has the files in other folders: `src/home/nl.json`, `src/shop/nl.json`.
    return [pattern(sameName), pattern(anyName), ...(before.length > 1 ? [`${before[0]}/**/${anyName}.json`] : [])];
  });
}

/** Matches a name that ends in a locale, such as `messages_en` and `app-pt-BR`: `messages_` and `en`. */
const stemAndLocale = /^(.+?[_-])([a-z]{2,3}(?:[_-][A-Za-z\d]{2,4})*)$/;

/** How many messages each locale has in the files of a pattern; without files that are data, not messages. */
function sizesOf(messages: string, texts: ReadonlyMap<string, string>): Map<string, number> {
  const { match } = messagePattern(messages);
  const sizes = new Map<string, number>();
  for (const [path, text] of texts) {
    const matched = match(path);
    if (!matched) continue;
    const file = parseCatalogue(path, matched.locale, matched.prefix, text);
    // A file with a value that is not a text for every four texts, or more such values, is data, though its path has a
    // locale.
    const others = file.problems.filter(({ code }) => code === 'message/not-text').length;
    if (file.messages.size > 0 && others * 4 < file.messages.size) {
      sizes.set(matched.locale, (sizes.get(matched.locale) ?? 0) + file.messages.size);
    }
  }
  return sizes;
}

/** The messages of all locales; of several locales they count for more, as only catalogues are translated. */
function scoreOf(sizes: ReadonlyMap<string, number>): number {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return sizes.size > 1 ? total * weightOfTranslated : total;
}
