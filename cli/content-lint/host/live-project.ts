import { resolve } from 'node:path';
import type { Report } from '../core/finding.ts';
import { allRules, type LoadedPlugin } from '../core/linter/plugins.ts';
import { memoryCache } from '../core/linter/result-cache.ts';
import { type RunOptions, runRules } from '../core/linter/run-rules.ts';
import { suppress } from '../core/linter/suppress.ts';
import { type FileChanges, type FileContent, withFiles } from '../core/project/changed-tree.ts';
import type { FileTree } from '../core/project/file-tree.ts';
import type { RuleOf } from '../core/rule.ts';
import { folderTree } from './folder-tree.ts';
import type { Io } from './io.ts';
import { loadPluginData, type OpenProject, openFiles, type ProjectOptions } from './open-project.ts';
import { updatableProject } from './updatable-project.ts';

/**
 * A project that stays parsed and checked while its files change. Unsaved contents, such as the text in an editor, are
 * used instead of the files on the disk.
 */
export interface LiveProject extends OpenProject<ProjectOptions> {
  /** Its plugins, with the data that they loaded at the last check. */
  readonly loaded: readonly LoadedPlugin[];
  /** What the last check has found. */
  readonly reports: readonly Report[];
  ruleOf: RuleOf;
  /** All its files, with the unsaved contents. */
  tree: FileTree;
  /** Folders with files of the project, from the root. */
  folders(): string[];
  /** The text of a file; empty if there is none. */
  textOf(path: string): string;
  /** Reads files again that have changed on the disk; false if nothing has to be checked again. */
  read(paths: readonly string[]): boolean;
  /** Uses an unsaved content instead of a file, or the file again if it is undefined; false if that changes nothing. */
  edit(path: string, content: FileContent | undefined): boolean;
  /** Uses other contents instead of several files for a moment. Returns a function that undoes this. */
  overlay(changes: FileChanges): () => void;
  /** Checks the project as it is now; changes made during the check are for the next one. */
  check(): Promise<void>;
  /**
   * Checks what is quick enough for a keystroke; what plugins found in the whole project stays until the next `check`.
   */
  checkQuickly(): void;
  /** What the rules about messages say of one message now. */
  reportsAbout(key: string): readonly Report[];
  /** What all rules say now. Unlike after a `check`, `reports` stays as it was. */
  allReports(): Promise<readonly Report[]>;
  /**
   * Reads files again that were written with just the contents that had been checked; `reports` is what all rules said
   * of these. Call `check` before the next `checkQuickly`: that would bring back what plugins found before the change.
   * False if no file changes anything.
   */
  readWritten(paths: readonly string[], reports: readonly Report[]): Promise<boolean>;
}

/** Opens the project of a folder, to keep it in step with the disk; its first check is up to the caller. */
export async function openLiveProject(given: ProjectOptions, io: Io): Promise<LiveProject> {
  /** The unsaved contents by path. `tree` looks into this map at each call, so what is put here counts at once. */
  const unwritten = new Map<string, FileContent>();
  const tree = withFiles(folderTree(resolve(io.cwd(), given.root)), unwritten);
  const opened = await openFiles(given, io, tree);
  const current = updatableProject(opened.foundFiles, opened.options);
  const rules = new Map(allRules(opened.plugins).map((rule) => [rule.code, rule]));
  const ruleOf: RuleOf = ({ code }) => rules.get(code);
  const cache = memoryCache();
  const { profile } = opened.options;
  let loaded: readonly LoadedPlugin[] = [];
  /** What the slow checks, those of plugins on the whole project, found at the last check. */
  let slowReports: readonly Report[] = [];
  let reports: readonly Report[] = [];
  let hasChecked = false;
  /** Whether a file changed on the disk while an overlay hid it: it has been read, but not checked. */
  let hasUncheckedFile = false;

  const run = (options: RunOptions) => runRules(current.project, { profile, ...options });
  const suppressed = (all: readonly Report[]) => suppress(current.project, all, ruleOf, profile);
  /** What the quick checks say now, beside what the slow ones found. */
  const currentReports = () => suppressed([...run({ plugins: loaded, cache, part: 'quick' }), ...slowReports]);
  const put = (changes: ReadonlyMap<string, FileContent | undefined>) => {
    for (const [path, content] of changes) {
      if (content === undefined) unwritten.delete(path);
      else unwritten.set(path, content);
    }
    return current.update([...changes.keys()]);
  };

  return {
    ...opened,
    ruleOf,
    tree,
    get project() {
      return current.project;
    },
    get loaded() {
      return loaded;
    },
    get reports() {
      return reports;
    },
    folders: current.folders,
    textOf: (path) => tree.texts([path]).get(path) ?? '',
    read: (paths) => current.update(paths) || hasUncheckedFile,
    edit: (path, content) => put(new Map([[path, content]])),
    overlay(changes) {
      const unwrittenBefore = new Map([...changes.keys()].map((path) => [path, unwritten.get(path)]));
      const textsBefore = [...changes.keys()].map((path) => [path, current.textOf(path)] as const);
      put(changes);
      return () => {
        put(unwrittenBefore);
        if (textsBefore.some(([path, text]) => current.textOf(path) !== text)) hasUncheckedFile = true;
      };
    },
    async check() {
      const { project } = current;
      const plugins = await loadPluginData(opened, project);
      // The project has changed while the plugins loaded: that is for the next check, and this one changes nothing.
      if (project !== current.project) return;
      loaded = plugins;
      slowReports = run({ plugins, cache, part: 'slow' });
      reports = currentReports();
      cache.save();
      hasChecked = true;
      hasUncheckedFile = false;
    },
    checkQuickly() {
      // Before the first check the plugins are not loaded: their rules would be missing.
      if (hasChecked) reports = currentReports();
    },
    reportsAbout: (key) => suppressed(run({ plugins: loaded, key })),
    async allReports() {
      const all = suppressed(run({ plugins: await loadPluginData(opened, current.project), cache }));
      cache.save();
      return all;
    },
    async readWritten(paths, newReports) {
      if (!current.update(paths)) return false;
      loaded = await loadPluginData(opened, current.project);
      reports = newReports;
      return true;
    },
  };
}
