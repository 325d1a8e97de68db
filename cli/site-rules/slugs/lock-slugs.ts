import { type FileTree, parseRecord } from '#cli/content-lint/api.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import { locales } from '#src/domain/locale.ts';
import { emptySlugLock, slugLockPath } from '#src/domain/slug-lock.ts';
import { acceptedSlugs } from './accept-slugs.ts';
import { isPublishedIn, isSameFolderAndLocale, type LiveSlug, liveSlugs, slugHistories } from './slug-history.ts';
import { slugLockText } from './slug-lock-text.ts';

/** The updated lock, and what has changed. */
export interface LockedSlugs {
  text: string;
  /** Slugs that the lock did not have, and old ones that now lead to a page, a line each. */
  accepted: string[];
  /** Ids of pages that were published, are gone or hidden now, and have no successor. */
  withoutSuccessor: string[];
}

/**
 * Gives the text of the lock with every slug in use. Writes nothing. `successors` has the ids of successors, by the ids
 * of the pages that are gone. Throws if the lock or a record cannot be read, and for an id that does not exist.
 */
export function lockSlugs(tree: FileTree, successors: Readonly<Record<string, string>>): LockedSlugs {
  const paths = tree.below('content').filter((path) => hasSlugs(path));
  const files = [...tree.texts(paths)].map(([path, text]) => parseRecord(path, text));
  const records = readSiteRecords(files);
  const broken = [
    ...records.issues.map(({ file }) => file.path),
    ...files.filter(({ data }) => data === undefined).map(({ path }) => path),
  ];
  if (broken.length > 0) throw new Error(`correct first: ${[...new Set(broken)].join(', ')}. Nothing was written.`);
  if (files.length === 0) throw new Error('there is no content/. Nothing was written.');
  const lock = records.slugLock?.value ?? emptySlugLock;
  const live = liveSlugs({ records: files, locales });
  refuseDuplicates(live);
  const unknown = Object.entries(successors).flatMap(([from, to]) => [
    ...(from in lock.services || from in lock.projects ? [] : [from]),
    ...(live.some(({ id }) => id === to) ? [] : [to]),
  ]);
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}. Nothing was written.`);
  const { lock: newLock, accepted, withoutSuccessor } = acceptedSlugs(lock, live, successors);
  const lockFile = files.find(({ path }) => path === slugLockPath);
  // A hidden page keeps its slugs in the lock; its record may name a successor, to which they lead meanwhile. Of all
  // records only that of a case has a gallery; the id of a case is its slug.
  const successorByDraft = new Map(
    records.drafts.map(({ value }) => ['gallery' in value ? value.slug : value.id, value.successor]),
  );
  /**
   * Whether a live page is at the end of every address that a page had: it has a history for each locale. A service and
   * a case may have the same id, and one of them may be live.
   */
  const isRedirected = (id: string) =>
    slugHistories(newLock).every(
      (history) =>
        history.id !== id || isPublishedIn(id, history, live) || isPublishedIn(successorByDraft.get(id), history, live),
    );
  return {
    text: slugLockText(newLock, lockFile?.text),
    accepted,
    withoutSuccessor: withoutSuccessor.filter((id) => !isRedirected(id)),
  };
}

/** Throws if two pages have the same slug: the lock would give the address of one to the other. */
function refuseDuplicates(live: readonly LiveSlug[]): void {
  for (const page of live) {
    const other = live.find(
      (candidate) => candidate.slug === page.slug && candidate.id !== page.id && isSameFolderAndLocale(page, candidate),
    );
    if (!other) continue;
    throw new Error(`\`${page.slug}\` is the slug of ${page.id} and of ${other.id}: correct one. Nothing was written.`);
  }
}

/** Whether a path is that of the lock, or of a record that has slugs. */
function hasSlugs(path: string): boolean {
  return path === slugLockPath || /^content\/(?:services|projects)\/[^/]*\.yaml$/.test(path);
}
