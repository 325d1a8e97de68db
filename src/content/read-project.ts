import type { Project } from '#src/checker/project.ts';
import type { FileTree } from '#src/content/file-tree.ts';
import { type Layout, projectFromFiles } from '#src/content/project-from-files.ts';
import { readFiles } from '#src/content/read-files.ts';

/**
 * Reads a project and parses it; its files lie in its folder, unless another `tree` is given. The YAML parser is half of the start-up time of a small check, so it is only
 * loaded for a project that has YAML. Throws a `ProjectError` where there is nothing to check.
 */
export async function readProject(root: string, wanted: Partial<Layout> = {}, tree?: FileTree): Promise<Project> {
  const { files, layout } = readFiles(root, wanted, tree);
  const hasYaml = [...files.texts.keys()].some((path) => !path.endsWith('.json'));
  const parseRecord = hasYaml ? (await import('#src/content/parse-record.ts')).parseRecord : undefined;
  return projectFromFiles(files, layout, parseRecord);
}
