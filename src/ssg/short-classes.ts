import { classesOf, classListsIn } from '#src/ssg/page-classes.ts';
import { shortName } from '#src/ssg/short-name.ts';

/** The parts of a page that React takes over: their class names must stay as the components write them. */
const islands = /(<island-root\b[\s\S]*?<\/island-root>)/;

/**
 * Short names for the classes of pages that share their styles, the most frequent ones first: `class="inline-flex
 * items-center"` becomes `class="b k"`, which saves about a tenth of a compressed page. Classes that always stand
 * together get one name.
 * Names in `code`, which scripts may put onto a page, and names inside islands are left as they are.
 */
export function shortNames(pages: Iterable<string>, code: ReadonlySet<string>): Map<string, string> {
  const places = new Map<string, Places>();
  const kept = new Set(code);
  let element = 0;
  for (const html of pages) {
    for (const [index, part] of html.split(islands).entries()) {
      if (index % 2) for (const name of classesOf(part)) kept.add(name);
      else
        for (const names of classListsIn(part)) {
          element++;
          for (const name of new Set(names)) places.set(name, also(places.get(name), element));
        }
    }
  }
  const together = Map.groupBy(
    [...places].filter(([name]) => !kept.has(name)),
    ([, { count, hash, otherHash }]) => `${count} ${hash} ${otherHash}`,
  );
  const groups = [...together.values()]
    .map((members) => ({ names: members.map(([name]) => name), count: members[0]?.[1].count ?? 0 }))
    .sort((a, b) => b.count - a.count || (String(a.names) < String(b.names) ? -1 : 1));
  const short = new Map<string, string>();
  let number = 0;
  for (const { names } of groups) {
    let alias = shortName(number++);
    while (kept.has(alias)) alias = shortName(number++);
    for (const name of names) short.set(name, alias);
  }
  return short;
}

/** Where a class stands, in so few numbers that ten thousand pages fit: two classes with equal ones stand together. */
interface Places {
  count: number;
  hash: number;
  otherHash: number;
}

function also({ count, hash, otherHash }: Places = { count: 0, hash: 0, otherHash: 0 }, element: number): Places {
  return {
    count: count + 1,
    hash: (Math.imul(hash, 31) + element) | 0,
    otherHash: (Math.imul(otherHash ^ element, 0x9e3779b1) + 1) | 0,
  };
}

/** Writes the short names into a page, islands left out. */
export function shortenClasses(html: string, short: ReadonlyMap<string, string>): string {
  return html
    .split(islands)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(/(\sclass=)"([^"]*)"/g, (whole, start: string) => {
            const names = [...classListsIn(whole)].flat().map((name) => short.get(name) ?? name);
            return `${start}"${[...new Set(names)].join(' ').replaceAll('&', '&amp;')}"`;
          }),
    )
    .join('');
}
