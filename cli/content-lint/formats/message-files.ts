import picomatch from 'picomatch';

/** A file that belongs to a `--messages` pattern. */
export interface MatchedFile {
  path: string;
  locale: string;
  /** The beginning of its keys: the part of the path that the wildcards match, with dots. */
  prefix: string;
}

/** A `--messages` pattern: where to look, and what a path there means. */
export interface MessagePattern {
  /** The deepest folder without a wildcard; empty for the root. */
  folder: string;
  match(path: string): MatchedFile | undefined;
  /** The path of the same file in another locale; undefined if the pattern does not read that locale from it. */
  inLocale(path: string, locale: string): string | undefined;
  /** The path with `{locale}` for its locale. */
  withoutLocale(path: string): string;
}

/** `{locale}`, and the wildcards whose text becomes part of a key. */
const wildcard = /\{locale\}|\*\*\/?|\*/g;

/**
 * Reads a pattern such as `i18n/{locale}/**\/*.json` or `locales/{locale}.json`. Throws a RangeError without
 * `{locale}`.
 *
 * @example messagePattern('i18n/{locale}/**\/*.json').match('i18n/nl/pages/our-work.json')?.prefix // 'pages.our-work'
 */
export function messagePattern(pattern: string): MessagePattern {
  const clean = pattern.replace(/^\.\//, '');
  if (!clean.includes('{locale}')) throw new RangeError(pattern);
  const wildcards = clean.match(wildcard) ?? [];
  // Brackets and the like are names of folders here, as in `app/(site)/[locale]`.
  const literals = clean.split('{locale}').map((part) => part.replace(/[?!+@()[\]{}|^$\\]/g, '\\$&'));
  // The name of a locale has no dots: of `home.page.nl.json` the last part is the locale in `*.{locale}.json`.
  const glob = literals.join('+([A-Za-z0-9_-])');
  // With the flag `d` a match has the offsets of its groups.
  const expression = picomatch.makeRe(glob, { capture: true, dot: true, flags: 'd' });
  const beforeWildcards = clean.slice(0, clean.search(/[{*]/));
  // Each wildcard has a group, in the same order.
  const isLocale = (_: unknown, group: number) => wildcards[group] === '{locale}';
  const match = (path: string): MatchedFile | undefined => {
    const groups = expression.exec(path)?.slice(1);
    if (!groups) return undefined;
    const [locale = '', ...others] = groups.filter(isLocale);
    // A name such as `nl` or `pt_BR`, and the same one wherever the pattern has `{locale}`.
    if (!/^[A-Za-z\d]+(?:[-_][A-Za-z\d]+)*$/.test(locale) || others.some((other) => other !== locale)) return undefined;
    const names = groups.filter((name, group) => name && !isLocale(name, group)).join('/');
    return { path, locale, prefix: names.replace(/\.json$/, '').replaceAll('/', '.') };
  };
  const withLocale = (path: string, locale: string): string => {
    const groups = expression.exec(path)?.indices?.slice(1) ?? [];
    const places = groups.filter(isLocale).filter((place) => place !== undefined);
    // From the last one to the first: a replacement moves what is after it.
    return places.reduceRight((text, [start, end]) => text.slice(0, start) + locale + text.slice(end), path);
  };
  return {
    folder: beforeWildcards.slice(0, Math.max(0, beforeWildcards.lastIndexOf('/'))),
    match,
    withoutLocale: (path) => withLocale(path, '{locale}'),
    inLocale(path, locale) {
      const pathInLocale = withLocale(path, locale);
      return match(pathInLocale)?.locale === locale ? pathInLocale : undefined;
    },
  };
}
