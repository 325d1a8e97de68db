import { acceptedLock, folderTree, openProject, writeProjectFiles } from '#cli/content-lint/host.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';

/**
 * Takes what no longer exists out of the locks of slugs and of translations. `successor` has the id of a removed record
 * and of what takes its place; one that was never published is not in the lock, and its address leads nowhere.
 */
export async function updateLocks(root: string, successor?: { id: string; into: string }): Promise<void> {
  const { project } = await openProject({ root }, process);
  const lock = readSiteRecords(project.records).slugLock?.value;
  const isLocked = successor && lock && (successor.id in lock.services || successor.id in lock.projects);
  const successors = isLocked ? { [successor.id]: successor.into } : {};
  const texts = new Map([[slugLockPath, lockSlugs(folderTree(root), successors).text]]);
  // `() => false`: nothing counts as compared. The lock only loses the entries of messages that are gone.
  if (project.sourceLock) texts.set(project.sourceLockPath, acceptedLock(project, () => false).text);
  writeProjectFiles(root, texts);
}
