import { projectPictures } from '#src/build/images/project-pictures.ts';
import type { ProjectPictures } from '#src/checker/pictures.ts';
import type { Project } from '#src/checker/project.ts';
import type { FileTree } from '#src/content/file-tree.ts';

/**
 * What the rules may ask about the pictures of a project. Whether the pictures for sharing are current is only worked
 * out for production: every title has to be set for that. It takes the site that the build reads, so not another root.
 */
export async function picturesOf(
  project: Project,
  tree: FileTree,
  { root, profile, staged }: { root: string; profile?: string; staged?: boolean },
): Promise<ProjectPictures | undefined> {
  if (!project.records) return undefined;
  const isOwn = profile === 'production' && !staged && root === process.cwd() && tree.has('content/og.lock.json');
  return projectPictures(project, tree, isOwn ? await staleShares(root) : undefined);
}

async function staleShares(root: string): Promise<string[] | undefined> {
  const { wantedShares } = await import('#src/build/og/wanted-shares.ts');
  const { isCurrent, readShareLock, surplusShares } = await import('#src/build/og/update-share-pictures.ts');
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
