import type { Project } from '#src/checker/project.ts';
import type { FileTree } from '#src/content/file-tree.ts';
import { parseRecord } from '#src/content/parse-record.ts';
import { type Layout, projectFromFiles } from '#src/content/project-from-files.ts';
import { readFiles } from '#src/content/read-files.ts';

/**
 * Reads a project and parses it; its files lie in its folder, unless another `tree` is given. Throws a `ProjectError`
 * where there is nothing to check.
 */
export function readProject(root: string, wanted: Partial<Layout> = {}, tree?: FileTree): Project {
  const { files, layout } = readFiles(root, wanted, tree);
  return projectFromFiles(files, layout, parseRecord);
}
