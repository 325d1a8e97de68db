import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ProjectError } from './project-error.ts';

/** The files of a project, wherever they are kept: in a folder, in git's index or in a commit. */
export interface FileTree {
  /** Paths from the root, with forward slashes and in alphabetical order, of all files in a folder. */
  below(folder: string): string[];
  has(path: string): boolean;
  /** Texts by path; a file that does not exist is left out. */
  texts(paths: readonly string[]): Map<string, string>;
  /** Bytes by path; a file that does not exist is left out. */
  bytes(paths: readonly string[]): Map<string, Uint8Array>;
  /** Sizes in bytes by path. */
  sizes(paths: readonly string[]): Map<string, number>;
}

/** The files as they lie in a folder. Reading one that may not be read throws a `ProjectError`. */
export function folderTree(root: string): FileTree {
  const each = <Value>(paths: readonly string[], read: (path: string) => Value) => {
    const found = new Map<string, Value>();
    for (const path of paths) {
      const stats = statSync(join(root, path), { throwIfNoEntry: false });
      if (stats?.isFile())
        found.set(
          path,
          readable(path, () => read(join(root, path))),
        );
    }
    return found;
  };
  return {
    has: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false,
    bytes: (paths) => each(paths, (path) => readFileSync(path)),
    texts: (paths) => each(paths, (path) => readFileSync(path, 'utf8')),
    sizes: (paths) => each(paths, (path) => statSync(path).size),
    below(folder) {
      const base = join(root, folder);
      if (!existsSync(base)) return [];
      const paths: string[] = [];
      for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.parentPath.includes(`${sep}node_modules`)) continue;
        paths.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
      }
      return paths.sort();
    },
  };
}

function readable<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ProjectError('not-readable', path, error);
  }
}
