import type { SlugLock } from '#src/domain/slug-lock.ts';
import {
  isPublishedIn,
  isSameFolderAndLocale,
  type LiveSlug,
  type SlugHistory,
  slugHistories,
} from './slug-history.ts';

/** A slug in the wrong list of the lock. */
export interface WrongAlias {
  /**
   * `live`: another page uses the slug now. `twice`: it is in two lists, or twice in one. `chain`: the page of the list
   * is gone and `other` has its last slug as an alias, but the list is still there: its slugs lead to the page that is
   * gone, and belong into the list of `other`.
   */
  problem: 'live' | 'twice' | 'chain';
  history: SlugHistory;
  /** The index of the slug in its list. */
  at: number;
  /** Id of the record that has the slug as well. */
  other: string;
}

/** The differences between the lock and the records. */
export interface SlugReview {
  /** Pages with another slug than they were published under. */
  renamed: { live: LiveSlug; history: SlugHistory }[];
  /** Published pages that are gone without a successor. */
  removed: SlugHistory[];
  /** Pages that are not in the lock. */
  unlocked: LiveSlug[];
  aliases: WrongAlias[];
}

/** Compares the lock with the slugs in use. */
export function reviewSlugs(lock: SlugLock, live: readonly LiveSlug[]): SlugReview {
  const histories = slugHistories(lock);
  const review: SlugReview = { renamed: [], removed: [], unlocked: [], aliases: [] };
  const newPages = newPageByHistory(histories, live);
  const historyByNewPage = new Map([...newPages].map(([history, page]) => [page, history]));
  for (const page of live) {
    const history =
      histories.find((candidate) => candidate.id === page.id && isSameFolderAndLocale(candidate, page)) ??
      historyByNewPage.get(page);
    if (!history) review.unlocked.push(page);
    // `slug/swapped` is about slugs that were swapped, and `slug/duplicate` about a slug that two pages have.
    else if (
      history.slugs[0] !== page.slug &&
      !hasSwappedSlug(page, history, live, histories) &&
      !sharesSlug(page, live)
    )
      review.renamed.push({ live: page, history });
    // The record has a new id and has kept its slug, but the list in the lock is still under the old id.
    else if (history.id !== page.id) review.unlocked.push(page);
  }
  for (const history of histories) {
    if (isLive(history, live) || newPages.has(history)) continue;
    const successor = successorOf(history, histories, live);
    if (successor === undefined) review.removed.push(history);
    else review.aliases.push({ problem: 'chain', history, at: 0, other: successor.id });
  }
  review.aliases.push(...wrongAliases(histories, live));
  return review;
}

/**
 * Finds the lists whose record has a new id, each with its new page: the one that now has its slug. The id of a case is
 * its slug, so both change together: if exactly one case is gone and one is new, the new one is taken for its new page.
 */
export function newPageByHistory(
  histories: readonly SlugHistory[],
  live: readonly LiveSlug[],
): Map<SlugHistory, LiveSlug> {
  const newPages = live.filter(
    (page) => !histories.some((history) => history.id === page.id && isSameFolderAndLocale(history, page)),
  );
  const gone = histories.filter((history) => !isLive(history, live));
  const pageByHistory = new Map<SlugHistory, LiveSlug>();
  for (const history of gone) {
    const pageWithSlug = newPages.find(
      (page) => page.slug === history.slugs[0] && isSameFolderAndLocale(page, history),
    );
    if (pageWithSlug) pageByHistory.set(history, pageWithSlug);
  }
  // A case has one slug, and one list, for all locales.
  const newCases = newPages.filter(({ folder }) => folder === 'projects');
  const goneCases = gone.filter(({ folder }) => folder === 'projects');
  const [newCase] = newCases;
  const [history] = goneCases;
  if (newCases.length === 1 && goneCases.length === 1 && newCase && history) {
    // If the list of another page has the slug of the gone case as well, that page is its successor, not the new case.
    if (!successorOf(history, histories, live)) pageByHistory.set(history, newCase);
  }
  return pageByHistory;
}

function isLive(history: SlugHistory, live: readonly LiveSlug[]): boolean {
  return isPublishedIn(history.id, history, live);
}

/** The list of the successor of a page that is gone: the page whose list has its current slug as well. */
function successorOf(
  gone: SlugHistory,
  histories: readonly SlugHistory[],
  live: readonly LiveSlug[],
): SlugHistory | undefined {
  return histories.find(
    (history) =>
      history !== gone &&
      isSameFolderAndLocale(history, gone) &&
      isLive(history, live) &&
      history.slugs.includes(gone.slugs[0] ?? ''),
  );
}

/** Whether another page has the same slug: which of the two is meant to have it is not known yet. */
function sharesSlug(page: LiveSlug, live: readonly LiveSlug[]): boolean {
  return live.some((other) => other.id !== page.id && other.slug === page.slug && isSameFolderAndLocale(other, page));
}

/** Whether this page and another have each other's earlier slug: the slugs were swapped, not renamed. */
function hasSwappedSlug(
  page: LiveSlug,
  history: SlugHistory,
  live: readonly LiveSlug[],
  histories: readonly SlugHistory[],
): boolean {
  const other = histories.find(
    (candidate) => isSameFolderAndLocale(candidate, page) && candidate.slugs[0] === page.slug,
  );
  return live.some(
    (candidate) =>
      candidate.id === other?.id && isSameFolderAndLocale(candidate, page) && candidate.slug === history.slugs[0],
  );
}

/** Finds older slugs that another page uses now, and slugs that are in two lists. */
function wrongAliases(histories: readonly SlugHistory[], live: readonly LiveSlug[]): WrongAlias[] {
  const wrong: WrongAlias[] = [];
  const historyByAddress = new Map<string, SlugHistory>();
  const liveHistories = histories.filter((history) => isLive(history, live));
  const claim = (history: SlugHistory, at: number) => {
    const slug = history.slugs[at] ?? '';
    const owner = live.find((page) => page.slug === slug && isSameFolderAndLocale(page, history));
    const address = `${history.folder} ${history.locale} ${slug}`;
    const other = historyByAddress.get(address);
    // The first slug of a list is no alias: if another page uses it now, `slug/renamed` is about that.
    if (at > 0 && owner && owner.id !== history.id) wrong.push({ problem: 'live', history, at, other: owner.id });
    else if (other) wrong.push({ problem: 'twice', history, at, other: other.id });
    else historyByAddress.set(address, history);
  };
  // First the current slugs: the page that uses a slug now takes precedence over one that has it as an alias.
  for (const history of liveHistories) claim(history, 0);
  for (const history of liveHistories) for (let at = 1; at < history.slugs.length; at++) claim(history, at);
  return wrong;
}
