import { checkProject } from '../engine/check-project.ts';
import { newFindings } from '../engine/new-findings.ts';
import type { Finding } from '../finding.ts';
import { gitTree, mergeBase } from '../project/git-tree.ts';
import { isEmptyProject } from '../project/project-error.ts';
import { loadedPlugins, type OpenProject, openProject, type ProjectOptions, withCode } from './open-project.ts';

/** Leaves out the findings of the merge base: the commit in which the branch left the other one. */
export async function sinceBranch(
  { io, root, options }: OpenProject<ProjectOptions>,
  branch: string,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const tree = gitTree(root, { commit: mergeBase(root, branch) });
  try {
    const open = await openProject(options, io, tree);
    const project = await withCode(open);
    const plugins = await loadedPlugins(open, project);
    return newFindings(findings, checkProject(project, { plugins, profile: options.profile }));
  } catch (error) {
    if (isEmptyProject(error)) return [...findings];
    throw error;
  }
}
