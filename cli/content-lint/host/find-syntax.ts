import type { Syntax } from '../core/messages/syntax.ts';
import type { FileTree } from '../core/project/file-tree.ts';
import { messagePattern } from '../formats/message-files.ts';

/**
 * The packages that read messages. `i18next-icu` is first: a project that uses it depends on `i18next` too. Of those of
 * vue-i18n `@intlify/message-compiler` says nothing: tools that only read such messages depend on it.
 */
const packages: readonly (readonly [RegExp, Syntax])[] = [
  [/^i18next-icu$/, 'icu-i18next'],
  [/^(?:vue-i18n|vue-i18n-bridge|nuxt-i18n|@nuxtjs\/i18n|@intlify\/(?!message-compiler$).+)$/, 'vue-i18n'],
  [/^(?:react-intl|next-intl|use-intl|@formatjs\/intl|vue-intl|ember-intl|svelte-i18n|intl-messageformat)$/, 'icu'],
  [/^(?:i18next|next-i18next|react-i18next|astro-i18next|remix-i18next|next-translate)$/, 'i18next'],
];

/** How many characters of the catalogues are read to recognise their syntax. */
const maxCharacters = 400_000;

/**
 * Finds the syntax of a project's messages: the one that its packages read, according to the `package.json` nearest to
 * the catalogues, unless the texts show another.
 */
export function findSyntax(tree: FileTree, messages: string, texts: ReadonlyMap<string, string>): Syntax {
  const signs = signsIn(messages, texts);
  const named = namedByPackages(tree, messagePattern(messages).folder);
  // A project may depend on i18next or on an ICU package and have its messages read by the other one: then most texts
  // have the other syntax. `{name}` counts for ICU only, because i18next projects use it for values of their own.
  if (named === 'i18next') return signs.branches > signs.doubled ? 'icu-i18next' : 'i18next';
  if (named === 'icu') return signs.doubled > signs.single + signs.branches ? 'i18next' : 'icu';
  if (named !== undefined) return named;
  // No package says it, so only the texts decide.
  if (signs.doubled > signs.single + signs.branches || (signs.forms > 0 && signs.single + signs.branches === 0))
    return 'i18next';
  return signs.branches === 0 && signs.links > 0 ? 'vue-i18n' : 'icu';
}

/** The texts of the catalogues, up to `maxCharacters` in all. */
function beginningOf(messages: string, texts: ReadonlyMap<string, string>): string[] {
  const { match } = messagePattern(messages);
  let remaining = maxCharacters;
  return [...texts].flatMap(([path, whole]) => {
    if (remaining <= 0 || !match(path)) return [];
    const text = whole.slice(0, remaining);
    remaining -= text.length;
    return [text];
  });
}

/** Matches signs of i18next: `{{name}}`, `{{- name}}`, `{{count, number}}` and the beginning of `$t(key)`. */
const doubledBraces = /\{\{-?\s*[\w.]+\s*(?:,[^{}"]*)?\}\}|\$t\(/g;
/** The same, but without braces behind a word, as in the branch `one {{name}}` of ICU. */
const doubledBracesOutsideBranches = new RegExp(`(?<!\\w\\s?)${doubledBraces.source}`, 'g');

/**
 * Counts signs of each syntax in the beginning of the catalogues: `{{name}}` (`doubled`), `{name}` (`single`), plurals
 * and selects of ICU (`branches`), `_one` behind a key (`forms`), `@:key` and `{'@'}` of vue-i18n (`links`). Two braces
 * behind a word are not counted if a file has plurals or selects of ICU, which have them too: `one {{name}}`.
 */
function signsIn(messages: string, texts: ReadonlyMap<string, string>) {
  const signs = { doubled: 0, single: 0, branches: 0, forms: 0, links: 0 };
  for (const text of beginningOf(messages, texts)) {
    const count = (expression: RegExp) => text.match(expression)?.length ?? 0;
    const hasBraces = text.includes('{');
    const branches = hasBraces ? count(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g) : 0;
    signs.branches += branches;
    signs.doubled += text.includes('{{') ? count(branches > 0 ? doubledBracesOutsideBranches : doubledBraces) : 0;
    signs.single += hasBraces ? count(/(?<!\{)\{\s*\w+\s*\}(?!\})/g) : 0;
    signs.forms += count(/_(?:one|other|plural)"\s*:\s*"/g);
    signs.links += text.includes('@') ? count(/@(?:\.\w+)?:[\w(]|\{'[@{}|$]'\}/g) : 0;
  }
  return signs;
}

/** The syntax that the nearest `package.json` from a folder up names; else the one that all others agree on. */
function namedByPackages(tree: FileTree, folder: string): Syntax | undefined {
  for (const text of packagesAbove(tree, folder)) {
    const syntax = syntaxOf(text);
    if (syntax !== undefined) return syntax;
  }
  const others = tree.below('').filter((path) => /(?:^|\/)package\.json$/.test(path));
  const syntaxes = new Set([...tree.texts(others).values()].flatMap((text) => syntaxOf(text) ?? []));
  return syntaxes.size === 1 ? [...syntaxes][0] : undefined;
}

/** The texts of the `package.json` files from a folder up, the nearest first. */
function packagesAbove(tree: FileTree, folder: string): string[] {
  const folders = folder === '' ? [] : folder.split('/');
  const paths = [
    ...folders.map((_, at) => `${folders.slice(0, folders.length - at).join('/')}/package.json`),
    'package.json',
  ];
  const texts = tree.texts(paths);
  return paths.flatMap((path) => texts.get(path) ?? []);
}

/** Packages with a syntax of their own, which looks like a supported one but differs from it. */
const unknownPackages =
  /^(?:@ngx-translate\/core|@jsverse\/transloco|@ngneat\/transloco|@angular\/localize|node-polyglot|typesafe-i18n|i18n-js|i18n|y18n|laravel-vue-i18n|laravel-react-i18n|@inlang\/paraglide-js)$/;

/** Placeholders of syntaxes that are not supported: `%{name}`, `%(name)s`, `%s`, `%1$d`, `:name`, `$NAME$`. */
const unknownPlaceholder =
  /%\{\w+\}|%(?:\d\$)?[sd](?!\w)|%\(\w+\)[sd]|(?<=[\s"(]):[a-z]\w+(?=[\s".,)])|\$[A-Z][A-Z_]+\$/g;

/** Names what reads a project's messages, if its syntax is not supported: a package, or a placeholder in the texts. */
export function unsupportedSyntax(
  tree: FileTree,
  messages: string,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  if (/(?:^|\/)_locales\/\{locale\}\/messages\.json$/.test(messages)) return 'an extension of a browser';
  const packageTexts = packagesAbove(tree, messagePattern(messages).folder);
  if (packageTexts.some((text) => syntaxOf(text) !== undefined)) return undefined;
  const reader = packageTexts.flatMap(dependenciesIn).find((name) => unknownPackages.test(name));
  // If some package of the repository reads a known syntax, placeholders prove nothing.
  if (reader !== undefined || namedByPackages(tree, '') !== undefined) return reader;
  const { doubled, single, branches } = signsIn(messages, texts);
  const beginning = beginningOf(messages, texts).join('\n');
  const placeholders = beginning.match(unknownPlaceholder) ?? [];
  return placeholders.length > doubled + single + branches ? `\`${placeholders[0]}\`` : undefined;
}

/** The syntax that belongs to the dependencies in a `package.json`; undefined if there is none, or more than one. */
function syntaxOf(text: string | undefined): Syntax | undefined {
  const names = dependenciesIn(text);
  const syntaxes = [
    ...new Set(
      packages.flatMap(([expression, syntax]) => (names.some((name) => expression.test(name)) ? [syntax] : [])),
    ),
  ];
  // i18next-icu decides: it is seldom there without i18next and intl-messageformat, which it needs.
  return syntaxes.length === 1 || syntaxes[0] === 'icu-i18next' ? syntaxes[0] : undefined;
}

function dependenciesIn(text: string | undefined): string[] {
  if (text === undefined) return [];
  try {
    const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(text);
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  } catch {
    // A package.json that cannot be parsed names no packages.
    return [];
  }
}
