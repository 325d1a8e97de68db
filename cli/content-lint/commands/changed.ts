import type { Finding } from '../core/finding.ts';
import { checkProject } from '../core/linter/check-project.ts';
import { newFindings } from '../core/linter/new-findings.ts';
import { isEmptyProject } from '../core/project/project-error.ts';
import { gitTree, mergeBase } from '../host/git-tree.ts';
import { loadPluginData, type OpenProject, openProject, type ProjectOptions, withCode } from '../host/open-project.ts';

/**
 * For `check --changed <branch>`: leaves out the findings that the merge base has too, the commit in which this branch
 * left the other one.
 */
export async function findingsSinceBranch(
  { io, root, options }: OpenProject<ProjectOptions>,
  branch: string,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const tree = gitTree(root, { commit: mergeBase(root, branch) });
  try {
    const open = await openProject(options, io, tree);
    const project = await withCode(open);
    const plugins = await loadPluginData(open, project);
    return newFindings(findings, checkProject(project, { plugins, profile: options.profile }));
  } catch (error) {
    // The merge base has no messages yet, so every finding is new.
    if (isEmptyProject(error)) return [...findings];
    throw error;
  }
}
