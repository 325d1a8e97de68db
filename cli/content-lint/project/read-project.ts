import type { FileTree } from './file-tree.ts';
import { parseRecord } from './parse-record.ts';
import type { Project } from './project.ts';
import { type Layout, projectFromFiles } from './project-from-files.ts';
import { readFiles } from './read-files.ts';

/**
 * Reads a project and parses it; its files lie in its folder, unless another `tree` is given. Throws a `ProjectError`
 * where there is nothing to check.
 */
export function readProject(root: string, wanted: Partial<Layout> = {}, tree?: FileTree): Project {
  const { files, layout } = readFiles(root, wanted, tree);
  return projectFromFiles(files, layout, parseRecord);
}
