import { resolve } from 'node:path';
import { type LoadedPlugin, loadPlugins } from '../core/linter/plugins.ts';
import type { ResultCache } from '../core/linter/result-cache.ts';
import type { Plugin } from '../core/plugin.ts';
import type { FileTree } from '../core/project/file-tree.ts';
import type { Project } from '../core/project/project.ts';
import { projectFromFiles } from '../formats/project-from-files.ts';
import type { Config } from './config/config.ts';
import { type LoadedConfig, loadConfig } from './config/load-config.ts';
import { folderTree } from './folder-tree.ts';
import type { Io } from './io.ts';
import { readCode } from './read-code.ts';
import { type FoundFiles, readFiles } from './read-files.ts';
import { toolCommand } from './tool-command.ts';
import { languageOfEnvironment, type ToolLanguage } from './tool-language.ts';
import { removeTemporaryFilesBeside } from './write-files.ts';

/** The options of every command that reads a project; they override the configuration of the project. */
export interface ProjectOptions extends Omit<Config, 'plugins' | 'formats' | 'extends' | 'overrides'> {
  root: string;
  /** Read what git has staged instead of what is in the folder. */
  staged?: boolean;
}

/** The files and the configuration of a project. */
export interface OpenFiles<Options> {
  io: Io;
  root: string;
  /** Its files and layout as they were read, for commands that change them. */
  foundFiles: FoundFiles;
  plugins: readonly Plugin[];
  /** What was given on the command line, completed from the configuration. */
  options: Options & Config & { lang: ToolLanguage };
  config: LoadedConfig;
}

/** A project that a command works on. */
export interface OpenProject<Options> extends OpenFiles<Options> {
  project: Project;
}

/** Reads the project that the options name: from `tree` if one is given, else from git's index or the folder. */
export async function openProject<Options extends ProjectOptions>(
  given: Options,
  io: Io,
  tree?: FileTree,
): Promise<OpenProject<Options>> {
  const opened = await openFiles(given, io, tree);
  return { ...opened, project: projectFromFiles(opened.foundFiles.files, opened.foundFiles.layout) };
}

/** Reads the files of the project that `openProject` would read, without parsing them. */
export async function openFiles<Options extends ProjectOptions>(
  given: Options,
  io: Io,
  tree?: FileTree,
): Promise<OpenFiles<Options>> {
  const root = resolve(io.cwd(), given.root);
  const projectTree = tree ?? (await treeOf(root, given));
  // The command is named in the advice if the configuration is wrong.
  const loaded = await loadConfig(root, toolCommand(io.cwd(), io.env));
  const { plugins = [], ...config } = loaded.config;
  const options = { ...config, ...given, lang: given.lang ?? config.lang ?? languageOfEnvironment(io.env) };
  const { messages, source, locales, syntax, complete, baseline, formats, overrides } = options;
  const settings = { complete, rules: { ...config.rules, ...given.rules }, overrides };
  const records = plugins.flatMap(({ files = [] }) => files);
  const layout = { messages, source, locales, syntax, baseline, formats, settings, records };
  const foundFiles = readFiles(root, layout, projectTree);
  // Killed runs may have left temporary files on the disk. Git and memory, whose trees have no folder, have none.
  if (projectTree.folder !== undefined) removeTemporaryFilesBeside(root, foundFiles.files.texts.keys());
  return { io, root, foundFiles, plugins, options, config: loaded };
}

/** Adds what the source code of a project does with its messages, which only some commands need. */
export async function withCode(
  { project, options }: OpenProject<ProjectOptions>,
  cache?: ResultCache,
): Promise<Project> {
  const code = await readCode(project.tree, options, cache);
  return code ? { ...project, code } : project;
}

/** Loads the data of each plugin for a project. */
export function loadPluginData(
  { plugins, options: { profile } }: OpenFiles<ProjectOptions>,
  project: Project,
): Promise<LoadedPlugin[]> {
  return loadPlugins(project, plugins, { profile });
}

/** Gives the tree that the files of a project are read from: git's index if `staged` is set, else the folder. */
async function treeOf(root: string, { staged }: Pick<ProjectOptions, 'staged'>): Promise<FileTree> {
  if (!staged) return folderTree(root);
  const { gitTree } = await import('./git-tree.ts');
  return gitTree(root, 'index');
}
