import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ProjectError } from './project-error.ts';

/** The files of a project, wherever they are kept: in a folder, in git's index or in a commit. */
export interface FileTree {
  /** The folder on disk that is read; undefined where the files come from git or from memory. */
  folder?: string;
  /** Paths from the root, with forward slashes and in alphabetical order, of all files in a folder. */
  below(folder: string): string[];
  has(path: string): boolean;
  /** Texts by path; a file that does not exist is left out. */
  texts(paths: readonly string[]): Map<string, string>;
  /** Bytes by path; a file that does not exist is left out. */
  bytes(paths: readonly string[]): Map<string, Uint8Array>;
  /** Sizes in bytes by path; a file that does not exist is left out. */
  sizes(paths: readonly string[]): Map<string, number>;
}

/** Folders with files that are not the project's own. */
const foreignFolders: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** The files of a folder. Reading one that may not be read throws a `ProjectError`. */
export function folderTree(root: string): FileTree {
  const each = <Value>(paths: readonly string[], read: (path: string) => Value) => {
    const found = new Map<string, Value>();
    for (const path of paths) {
      const isFile = statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
      if (isFile)
        found.set(
          path,
          readable(path, () => read(join(root, path))),
        );
    }
    return found;
  };
  return {
    folder: root,
    has: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false,
    bytes: (paths) => each(paths, (path) => readFileSync(path)),
    texts: (paths) => each(paths, (path) => readFileSync(path, 'utf8')),
    sizes: (paths) => each(paths, (path) => statSync(path).size),
    below: (folder) => filesIn(root, folder).sort(),
  };
}

function filesIn(root: string, folder: string): string[] {
  return entriesOf(root, folder).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return path;
    return entry.isDirectory() && !foreignFolders.has(entry.name) ? filesIn(root, path) : [];
  });
}

/** Nothing where there is no such folder. */
function entriesOf(root: string, folder: string): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw new ProjectError('not-readable', folder, error);
  }
}

function readable<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ProjectError('not-readable', path, error);
  }
}
