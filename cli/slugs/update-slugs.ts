import type { RefreshReport } from '#cli/assets/refresh-report.ts';
import { folderTree, writeProjectFiles } from '#cli/content-lint/host.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';

/** Brings the list of slugs up to date with the records. A page that is gone without a successor is a problem. */
export function updateSlugs(root: string): RefreshReport {
  const noSuccessors = {};
  const { text, accepted, withoutSuccessor } = lockSlugs(folderTree(root), noSuccessors);
  // `accepted`: the slugs that the list did not have, or that lead elsewhere now.
  const hasChanged = accepted.length > 0;
  if (hasChanged) writeProjectFiles(root, new Map([[slugLockPath, text]]));
  const made = hasChanged ? [{ path: slugLockPath, bytes: text.length }] : [];
  const problems = withoutSuccessor.map((id) => {
    return { path: slugLockPath, message: `has no successor of ${id}, which is gone` };
  });
  // The lock is the only file: it is either made or kept.
  return { made, kept: 1 - made.length, removed: [], problems };
}
