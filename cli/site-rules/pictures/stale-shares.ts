import type { FileTree } from '#cli/content-lint/project/file-tree.ts';

/**
 * The pictures for sharing that do not show what their pages say now. Every title has to be set for that, which takes a
 * second. Undefined where the files are not those that a build would read.
 */
export async function staleShares(tree: FileTree): Promise<string[] | undefined> {
  const root = tree.folder;
  if (root !== process.cwd() || !tree.has('content/og.lock.json')) return undefined;
  const { wantedShares } = await import('#cli/assets/share-pictures/wanted-shares.ts');
  const { isCurrent, readShareLock, surplusShares } = await import(
    '#cli/assets/share-pictures/update-share-pictures.ts'
  );
  try {
    const wanted = await wantedShares(root);
    const lock = readShareLock(root);
    const stale = wanted.filter((one) => !isCurrent(root, lock, one)).map(({ path }) => path);
    return [...stale, ...surplusShares(root, wanted)];
  } catch {
    // Content that has no pages has findings of its own.
    return undefined;
  }
}
