/** A file that belongs to a `--messages` pattern. */
export interface MatchedFile {
  path: string;
  locale: string;
  /** What its keys begin with: the part of the path that the wildcards stand for, with dots. */
  prefix: string;
}

/** A `--messages` pattern: where to look, and what a path there means. */
export interface MessagePattern {
  /** The deepest folder without a wildcard; empty for the root. */
  folder: string;
  match(path: string): MatchedFile | undefined;
}

/**
 * Reads a pattern such as `i18n/{locale}/**\/*.json` or `locales/{locale}.json`; throws a RangeError without `{locale}`.
 *
 * @example messagePattern('i18n/{locale}/**\/*.json').match('i18n/nl/pages/our-work.json')?.prefix // 'pages.our-work'
 */
export function messagePattern(pattern: string): MessagePattern {
  const clean = pattern.replace(/^\.\//, '');
  if (!clean.includes('{locale}')) throw new RangeError(pattern);
  const parts = clean.split(/(\{locale\}|\*\*\/|\*\*|\*)/);
  const source = parts.map((part) => {
    if (part === '{locale}') return '(?<locale>[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)';
    if (part === '**/') return '((?:[^/]+/)*)';
    if (part === '**') return '(.*)';
    if (part === '*') return '([^/]*)';
    return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  // A second `{locale}` has to be the same one.
  let seen = false;
  const expression = new RegExp(
    `^${source
      .map((part) => {
        if (!part.startsWith('(?<locale>')) return part;
        const first = !seen;
        seen = true;
        return first ? part : '\\k<locale>';
      })
      .join('')}$`,
  );
  const fixed = clean.slice(0, clean.search(/[{*]/));
  return {
    folder: fixed.slice(0, Math.max(0, fixed.lastIndexOf('/'))),
    match(path) {
      const found = expression.exec(path);
      const locale = found?.groups?.locale;
      if (!found || !locale) return undefined;
      const wild = found.slice(1).filter((part, at) => part && !isLocaleGroup(source, at));
      const prefix = wild
        .join('/')
        .replace(/\.json$/, '')
        .split('/')
        .filter(Boolean)
        .join('.');
      return { path, locale, prefix };
    },
  };
}

/** Whether the capture at an index is the locale's own. */
function isLocaleGroup(source: readonly string[], index: number): boolean {
  const groups = source.filter((part) => part.startsWith('('));
  const locale = groups.findIndex((part) => part.startsWith('(?<locale>'));
  return index === locale;
}
