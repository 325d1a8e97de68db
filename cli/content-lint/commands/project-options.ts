import { resolve } from 'node:path';
import { readCode } from '../code-usage/read-code.ts';
import { readConfig } from '../engine/read-config.ts';
import { type FileTree, folderTree } from '../project/file-tree.ts';
import type { Project } from '../project/project.ts';
import { readProject } from '../project/read-project.ts';
import { languageOfEnvironment, type ToolLanguage } from '../reports/language.ts';

/** What every command that reads a project is given; what is left out may stand in the project's configuration. */
export interface ProjectOptions {
  root: string;
  messages?: string;
  source?: string;
  locales?: string[];
  /** Where the source code is. */
  src?: string;
  /** The project's own functions that take an id and values. */
  helpers?: string[];
  lang?: ToolLanguage;
  strict?: boolean;
  /** Read what git has staged instead of what lies in the folder. */
  staged?: boolean;
  /** File of known findings. */
  baseline?: string;
}

/**
 * Reads the project that the options name, and completes the options from its configuration. Its files come from `tree`,
 * else from git's index or from the folder, as the options say.
 */
export async function projectOf<Options extends ProjectOptions>(
  options: Options,
  tree?: FileTree,
): Promise<{ project: Project; root: string; options: Options & { lang: ToolLanguage } }> {
  const root = resolve(options.root);
  const from = tree ?? (await treeOf(root, options));
  const all = { ...readConfig(root, from), ...options };
  const { messages, source, locales } = all;
  const layout = {
    ...(messages === undefined ? {} : { messages }),
    ...(source === undefined ? {} : { source }),
    ...(locales === undefined ? {} : { locales }),
  };
  const project = readProject(root, { ...layout, baseline: all.baseline }, from);
  return { project, root, options: { ...all, lang: all.lang ?? languageOfEnvironment() } };
}

/** The same project with what its source code does with messages, which only some commands need. */
export async function withCode(
  project: Project,
  root: string,
  options: ProjectOptions,
  tree?: FileTree,
): Promise<Project> {
  const code = await readCode(root, options, options.staged ? tree : undefined);
  return code ? { ...project, code } : project;
}

/** Where the files of a project are read from. */
export async function treeOf(root: string, { staged }: Pick<ProjectOptions, 'staged'>): Promise<FileTree> {
  if (!staged) return folderTree(root);
  const { gitTree } = await import('../project/git-tree.ts');
  return gitTree(root, 'index');
}
