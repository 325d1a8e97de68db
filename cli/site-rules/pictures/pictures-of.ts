import type { ProjectPictures } from '#cli/assets/images/pictures.ts';
import { projectPictures } from '#cli/assets/images/project-pictures.ts';
import type { FileTree } from '#cli/content-lint/project/file-tree.ts';
import type { Project } from '#cli/content-lint/project/project.ts';

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
