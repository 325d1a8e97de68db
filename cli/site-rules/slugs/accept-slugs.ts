import type { Locale } from '#src/domain/locale.ts';
import type { SlugLock } from '#src/domain/slug-lock.ts';
import { isSameFolderAndLocale, type LiveSlug, type SlugHistory, slugHistories } from './slug-history.ts';
import { newPageByHistory } from './slug-review.ts';

export interface AcceptedSlugs {
  lock: SlugLock;
  /** Slugs that the lock did not have, `en: floors (new)`, and old ones that now lead to a page: `en: old → new`. */
  accepted: string[];
  /** Ids of published pages that are gone and have no successor; they stay in the lock. */
  withoutSuccessor: string[];
}

/**
 * Gives the lock with all slugs in use. An earlier slug of a page stays in its list as an alias. `successors` has the
 * ids of successors, by the ids of the pages that are gone.
 */
export function acceptedSlugs(
  lock: SlugLock,
  live: readonly LiveSlug[],
  successors: Readonly<Record<string, string>> = {},
): AcceptedSlugs {
  const histories = slugHistories(lock);
  // The lists in the lock whose page has another id now, each with the page under its new id.
  const newPages = newPageByHistory(histories, live);
  /** The addresses that already lead to a page. */
  const claimed = new Set(live.map(addressOf));
  const result: AcceptedSlugs = { lock: { services: {}, projects: {} }, accepted: [], withoutSuccessor: [] };
  for (const page of live) {
    const pageHistory = histories.find((history) => history.id === page.id && isSameFolderAndLocale(history, page));
    const inherited = histories.filter((history) => {
      const isNamedSuccessor = successors[history.id] === page.id && isSameFolderAndLocale(history, page);
      return isNamedSuccessor || newPages.get(history) === page;
    });
    const publishedSlugs = [pageHistory, ...inherited].flatMap((history) => history?.slugs ?? []);
    // A slug leads to one page only: to the one that has it now, else to the first that claims it.
    const aliases = publishedSlugs.filter((slug) => {
      const address = addressOf({ ...page, slug });
      if (claimed.has(address)) return false;
      claimed.add(address);
      return true;
    });
    setSlugs(result.lock, page, [page.slug, ...aliases]);
    // The first slug of a list in the lock is the page's current one; only those after it were aliases already.
    const newAliases = aliases.filter((slug) => !pageHistory?.slugs.slice(1).includes(slug));
    const lines = [
      ...(publishedSlugs.length === 0 ? [`${page.slug} (new)`] : []),
      ...newAliases.map((slug) => `${slug} → ${page.slug}`),
    ];
    result.accepted.push(...lines.map((line) => (page.locale ? `${page.locale}: ${line}` : line)));
  }
  for (const history of histories) {
    if (live.some((page) => page.id === history.id && isSameFolderAndLocale(page, history))) continue;
    // The page is gone; the slugs that no other page has taken over stay in the lock.
    const unclaimed = history.slugs.filter((slug) => !claimed.has(addressOf({ ...history, slug })));
    if (unclaimed.length === 0) continue;
    setSlugs(result.lock, history, unclaimed);
    result.withoutSuccessor.push(history.id);
  }
  // A service has a list for each locale, so its id can be there twice.
  result.withoutSuccessor = [...new Set(result.withoutSuccessor)];
  return result;
}

function addressOf({ folder, locale, slug }: Pick<LiveSlug, 'folder' | 'locale' | 'slug'>): string {
  return `${folder} ${locale} ${slug}`;
}

function setSlugs(
  lock: SlugLock,
  { folder, id, locale }: Pick<SlugHistory, 'folder' | 'id' | 'locale'>,
  slugs: string[],
): void {
  if (folder === 'projects') lock.projects[id] = slugs;
  else {
    const slugsByLocale = lock.services[id] ?? {};
    // Only a case has no locale.
    slugsByLocale[locale as Locale] = slugs;
    lock.services[id] = slugsByLocale;
  }
}
