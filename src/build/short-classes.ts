import { classesIn, classesOf } from '#src/build/page-classes.ts';

/** The parts of a page that React takes over: their class names must stay as the components write them. */
const islands = /(<island-root\b[\s\S]*?<\/island-root>)/;

/**
 * Short names for the classes of a template's pages, the most frequent ones first: `class="inline-flex items-center"`
 * becomes `class="b k"`, which saves about a tenth of a compressed page.
 * Names in `code`, which scripts may put onto a page, and names inside islands are left as they are.
 */
export function shortNames(pages: Iterable<string>, code: ReadonlySet<string>): Map<string, string> {
  const uses = new Map<string, number>();
  const kept = new Set(code);
  for (const html of pages) {
    for (const [index, part] of html.split(islands).entries()) {
      if (index % 2) for (const name of classesOf(part)) kept.add(name);
      else for (const name of classesIn(part)) uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const names = [...uses].filter(([name]) => !kept.has(name)).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const short = new Map<string, string>();
  let number = 0;
  for (const [name] of names) {
    let alias = letters(number++);
    while (kept.has(alias)) alias = letters(number++);
    short.set(name, alias);
  }
  return short;
}

/** Writes the short names into a page, islands left out. */
export function shortenClasses(html: string, short: ReadonlyMap<string, string>): string {
  return html
    .split(islands)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(/(\sclass=)"([^"]*)"/g, (whole, start: string) => {
            const names = [...classesIn(whole)].map((name) => short.get(name) ?? name);
            return `${start}"${names.join(' ').replaceAll('&', '&amp;')}"`;
          }),
    )
    .join('');
}

/** a … z, A … Z, aa, ab …: names that a selector needs no escape for. */
function letters(number: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const last = alphabet[number % 52] ?? '';
  return number < 52 ? last : `${letters(Math.floor(number / 52) - 1)}${last}`;
}
