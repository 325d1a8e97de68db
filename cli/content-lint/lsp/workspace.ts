import type { Report } from '../core/finding.ts';
import { allRules, type LoadedPlugin } from '../core/linter/plugins.ts';
import { memoryCache } from '../core/linter/result-cache.ts';
import { isSlow, runRules } from '../core/linter/run-rules.ts';
import { suppress } from '../core/linter/suppress.ts';
import type { Plugin } from '../core/plugin.ts';
import { withFiles } from '../core/project/changed-tree.ts';
import type { FileTree } from '../core/project/file-tree.ts';
import type { Project } from '../core/project/project.ts';
import type { RuleOf } from '../core/rule.ts';
import { folderTree } from '../host/folder-tree.ts';
import type { FoundFiles } from '../host/read-files.ts';
import { type WatchedProject, watchedProject } from '../host/watched-project.ts';
import type { ToolLanguage } from '../reports/language.ts';
import type { Texts } from '../reports/texts/texts.ts';
import { addresses } from './addresses.ts';

/** What the server is given of a project: what a command works on. */
export interface OpenedProject {
  root: string;
  onDisk: FoundFiles;
  plugins: readonly Plugin[];
  options: {
    src?: string | undefined;
    helpers?: readonly string[] | undefined;
    profile?: string | undefined;
    lang: ToolLanguage;
  };
  texts: Texts;
  load(project: Project): Promise<LoadedPlugin[]>;
}

export type OpenProject = (root: string, tree: FileTree) => Promise<OpenedProject>;

/** A project that stays parsed while somebody edits it; what editors have not saved yet comes before the files. */
export interface Workspace extends OpenedProject {
  readonly project: Project;
  readonly reports: readonly Report[];
  ruleOf: RuleOf;
  /** The text of a file, as the editor has it. */
  textOf(path: string): string;
  has(path: string): boolean;
  /** Runs a function while a file has another text; nothing is checked or shown meanwhile. */
  withText<Result>(path: string, text: string, find: () => Result): Result;
  pathOf(uri: string): string;
  uriOf(path: string): string;
  /** Sets the text of an open document, or lets the file on the disk count again; false where nothing has changed. */
  edit(path: string, text: string | undefined): boolean;
  /** Reads files again that have changed on the disk. */
  read(paths: readonly string[]): boolean;
  /** Checks the project as it is now; what has become of it meanwhile is for the next check. */
  check(): Promise<void>;
  /** Checks what a keystroke can wait for: what plugins have found in the whole project stays until the next `check`. */
  checkQuickly(): void;
}

/** Opens the project of a folder. */
export async function openWorkspace(folder: string, open: OpenProject): Promise<Workspace> {
  const edited = new Map<string, string>();
  const tree = withFiles(folderTree(folder), edited);
  const opened = await open(folder, tree);
  const watched: WatchedProject = watchedProject(opened.onDisk, opened.options);
  const rules = new Map(allRules(opened.plugins).map((rule) => [rule.code, rule]));
  const ruleOf: RuleOf = ({ code }) => rules.get(code);
  const slowCodes = new Set([...rules.values()].filter(isSlow).map(({ code }) => code));
  const cache = memoryCache();
  const { profile } = opened.options;
  let plugins: readonly LoadedPlugin[] | undefined;
  let unfiltered: readonly Report[] = [];
  let reports: readonly Report[] = [];
  const edit = (path: string, text: string | undefined) => {
    if (text === undefined) edited.delete(path);
    else edited.set(path, text);
    return watched.update([path]);
  };
  return {
    ...opened,
    ruleOf,
    get project() {
      return watched.project;
    },
    get reports() {
      return reports;
    },
    textOf: (path) => tree.texts([path]).get(path) ?? '',
    has: (path) => tree.has(path),
    ...addresses(folder),
    edit,
    withText(path, text, find) {
      const before = edited.get(path);
      edit(path, text);
      try {
        return find();
      } finally {
        edit(path, before);
      }
    },
    read: (paths) => watched.update(paths),
    async check() {
      const { project } = watched;
      const loaded = await opened.load(project);
      if (project !== watched.project) return;
      plugins = loaded;
      unfiltered = runRules(project, { plugins, profile, cache });
      cache.save();
      reports = suppress(project, unfiltered, ruleOf);
    },
    checkQuickly() {
      if (!plugins) return;
      const { project } = watched;
      const slow = unfiltered.filter(({ code }) => slowCodes.has(code));
      reports = suppress(project, [...runRules(project, { plugins, profile, cache, quick: true }), ...slow], ruleOf);
    },
  };
}
