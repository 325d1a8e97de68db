import type { FixLevel } from '../core/fix.ts';
import { fixProject } from '../core/linter/fix-project.ts';
import { withFiles } from '../core/project/changed-tree.ts';
import type { FileTree } from '../core/project/file-tree.ts';
import type { Project } from '../core/project/project.ts';
import { acceptedLock, currentTranslations } from '../core/project/source-lock.ts';
import { loadPluginData, type OpenProject, openProject, type ProjectOptions } from '../host/open-project.ts';
import { writeProjectFiles } from '../host/write-files.ts';

/** A fix may uncover another finding. More rounds than this would mean that fixes undo each other. */
const roundsAtMost = 10;

export interface Mended {
  /** The project after the fixes. */
  project: Project;
  /** How many findings were fixed. */
  count: number;
  /** Paths of the files that have changed. */
  files: string[];
}

/** Applies fixes, round by round until none is left, and writes the files that changed. */
export async function fixProjectFiles(open: OpenProject<ProjectOptions>, level: FixLevel): Promise<Mended> {
  const { io, root, options } = open;
  const { tree } = open.project;
  const changed = new Map<string, string>();
  const readAgain = async () => (await openProject(options, io, withFiles(tree, changed))).project;
  let { project } = open;
  let count = 0;
  for (let round = 0; round < roundsAtMost; round++) {
    const unfixed = project;
    const plugins = await loadPluginData(open, project);
    const fixed = fixProject(project, level, { profile: options.profile, plugins });
    if (fixed.texts.size === 0) break;
    count += fixed.count;
    for (const [path, text] of fixed.texts) changed.set(path, withByteOrderMark(tree, path, text));
    project = await readAgain();
    // Fixing a source text does not make its accepted translations stale.
    const wasCurrent = currentTranslations(unfixed, new Set(fixed.keys));
    const { text, accepted } = acceptedLock(project, wasCurrent);
    if (accepted > 0) {
      changed.set(project.sourceLockPath, text);
      project = await readAgain();
    }
  }
  writeProjectFiles(root, changed);
  return { project, count, files: [...changed.keys()] };
}

/** The parser drops the byte order mark at the beginning of a file; the file keeps it. */
function withByteOrderMark(tree: FileTree, path: string, text: string): string {
  const mark = '\uFEFF';
  return tree.texts([path]).get(path)?.startsWith(mark) && !text.startsWith(mark) ? `${mark}${text}` : text;
}
