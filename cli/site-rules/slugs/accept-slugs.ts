import type { Locale } from '#src/domain/locale.ts';
import type { SlugLock } from '#src/domain/slug-lock.ts';
import { type LiveSlug, type SlugHistory, sharesAddresses, slugHistories } from './slug-history.ts';
import { heirsOf } from './slug-review.ts';

export interface AcceptedSlugs {
  lock: SlugLock;
  /** Slugs that the lock did not have, `en: floors (new)`, and old ones that now lead to a page: `en: old → new`. */
  accepted: string[];
  /** Ids of published pages that are gone and have no successor; they stay in the lock. */
  left: string[];
}

/**
 * Gives the lock with all slugs in use. An earlier slug of a page stays in its list as an alias. `into` has the ids of
 * successors, by the ids of the pages that are gone.
 */
export function acceptedSlugs(
  lock: SlugLock,
  live: readonly LiveSlug[],
  into: Readonly<Record<string, string>> = {},
): AcceptedSlugs {
  const histories = slugHistories(lock);
  const heirs = heirsOf(histories, live);
  const claimed = new Set(live.map(nameOf));
  const result: AcceptedSlugs = { lock: { services: {}, projects: {} }, accepted: [], left: [] };
  for (const page of live) {
    const before = histories.find((history) => history.id === page.id && sharesAddresses(history, page));
    const inherited = histories.filter((history) => {
      const isNamed = into[history.id] === page.id && history.folder === page.folder && history.locale === page.locale;
      return isNamed || heirs.get(history) === page;
    });
    const older = [before, ...inherited].flatMap((history) => [...(history?.slugs ?? [])]);
    // A slug leads to one page only: to the one that has it now, else to the first that claims it.
    const aliases = older.filter((slug) => {
      const name = nameOf({ ...page, slug });
      if (claimed.has(name)) return false;
      claimed.add(name);
      return true;
    });
    put(result.lock, page, [page.slug, ...aliases]);
    const forwarded = aliases.filter((slug) => !before?.slugs.slice(1).includes(slug));
    const lines = [
      ...(older.length === 0 ? [`${page.slug} (new)`] : []),
      ...forwarded.map((slug) => `${slug} → ${page.slug}`),
    ];
    result.accepted.push(...lines.map((line) => (page.locale ? `${page.locale}: ${line}` : line)));
  }
  for (const history of histories) {
    if (live.some((page) => page.id === history.id && sharesAddresses(page, history))) continue;
    const unclaimed = history.slugs.filter((slug) => !claimed.has(nameOf({ ...history, slug })));
    if (unclaimed.length === 0) continue;
    put(result.lock, history, unclaimed);
    result.left.push(history.id);
  }
  result.left = [...new Set(result.left)];
  return result;
}

function nameOf({ folder, locale, slug }: Pick<LiveSlug, 'folder' | 'locale' | 'slug'>): string {
  return `${folder} ${locale} ${slug}`;
}

function put(
  lock: SlugLock,
  { folder, id, locale }: Pick<SlugHistory, 'folder' | 'id' | 'locale'>,
  slugs: string[],
): void {
  if (folder === 'projects') lock.projects[id] = slugs;
  else {
    const slugsByLocale = lock.services[id] ?? {};
    slugsByLocale[locale as Locale] = slugs;
    lock.services[id] = slugsByLocale;
  }
}
