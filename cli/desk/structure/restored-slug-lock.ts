import { parseRecord } from '#cli/content-lint/api.ts';
import { type FileChanges, folderTree, gitTree, withFiles } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { isSameFolderAndLocale, type SlugHistory, slugHistories } from '#cli/site-rules/slugs/slug-history.ts';
import { emptySlugLock, type SlugLock, slugLockPath } from '#src/domain/slug-lock.ts';

/**
 * Adds the slug lock to changed files that put a record back as it was in the last commit: the committed lock, brought
 * up to date. So a slug of the record that was never live leaves no redirect behind, and slugs of other records that were
 * changed after the commit are kept. Writes nothing. Throws if two records would have the same slug, or if a record
 * that was removed after the commit has a successor that would not be there.
 */
export function withRestoredSlugLock(checked: CheckedProject, files: FileChanges): FileChanges {
  const lock = gitTree(checked.root, { commit: 'HEAD' }).texts([slugLockPath]).get(slugLockPath);
  if (lock === undefined) return files;
  const tree = withFiles(folderTree(checked.root), new Map([...files, [slugLockPath, lock]]));
  // Records that were removed after the commit. Their successors are only in the present lock, which has the slugs of
  // a removed record among the earlier slugs of its successor.
  const { withoutSuccessor } = lockSlugs(tree, {});
  const histories = historiesIn(checked.textOf(slugLockPath));
  const successors = historiesIn(lock).flatMap((gone) => {
    if (!withoutSuccessor.includes(gone.id)) return [];
    const successor = histories.find(
      (history) =>
        history.id !== gone.id &&
        isSameFolderAndLocale(history, gone) &&
        history.slugs.slice(1).includes(gone.slugs[0] ?? ''),
    );
    return successor ? [[gone.id, successor.id]] : [];
  });
  return new Map([...files, [slugLockPath, lockSlugs(tree, Object.fromEntries(successors)).text]]);
}

/** The slugs of each record and language in a lock, the current one first. */
function historiesIn(lockText: string): SlugHistory[] {
  return slugHistories((parseRecord(slugLockPath, lockText).data as SlugLock | undefined) ?? emptySlugLock);
}
