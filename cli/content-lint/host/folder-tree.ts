import { accessSync, constants, type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTree, Obstacle } from '../core/project/file-tree.ts';
import { ProjectError } from '../core/project/project-error.ts';

/** Folders with files that are not the project's own. */
export const foreignFolders: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Gives the files of a folder as a tree. The tree throws a `ProjectError` for a file that may not be read. */
export function folderTree(root: string): FileTree {
  const isFile = (path: string) => statOf(root, path)?.isFile() ?? false;
  const readEach = <Value>(paths: readonly string[], read: (path: string) => Value) => {
    const readAt = (path: string) => ifReadable(path, () => read(join(root, path)));
    return new Map(paths.filter(isFile).map((path) => [path, readAt(path)]));
  };
  return {
    folder: root,
    has: isFile,
    bytes: (paths) => readEach(paths, (path) => readFileSync(path)),
    texts: (paths) => readEach(paths, (path) => readFileSync(path, 'utf8')),
    sizes: (paths) => readEach(paths, (path) => statSync(path).size),
    below: (folder) => {
      const files = entriesIn(root, folder).filter(({ entry }) => entry?.isFile());
      return files.map(({ path }) => path).sort();
    },
    obstacles: (folder) => entriesIn(root, folder).flatMap(({ path, entry }) => obstacleAt(root, path, entry) ?? []),
  };
}

interface Entry {
  path: string;
  /** The entry itself, or what a link leads to; undefined if a link leads to nothing. */
  entry: Dirent | Stats | undefined;
}

/** Everything below a folder; folders that links lead to are not opened. */
function entriesIn(root: string, folder: string): Entry[] {
  return direntsOf(root, folder).flatMap((dirent) => {
    const path = folder === '' ? dirent.name : `${folder}/${dirent.name}`;
    if (dirent.isSymbolicLink()) return { path, entry: statOf(root, path) };
    const isOpened = dirent.isDirectory() && !foreignFolders.has(dirent.name);
    return [{ path, entry: dirent }, ...(isOpened ? entriesIn(root, path) : [])];
  });
}

/** Undefined if there is nothing at the path, or if links lead to each other. */
function statOf(root: string, path: string): Stats | undefined {
  try {
    return statSync(join(root, path), { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw new ProjectError('not-readable', path, error);
  }
}

/** Why there is no readable file at a path; a folder is a reason, because a file may be expected there. */
function obstacleAt(root: string, path: string, entry: Entry['entry']): Obstacle | undefined {
  if (!entry) return { path, kind: 'link' };
  if (!entry.isFile()) return { path, kind: 'folder' };
  try {
    accessSync(join(root, path), constants.R_OK);
    return undefined;
  } catch {
    return { path, kind: 'denied' };
  }
}

/** The entries of a folder; none if there is no such folder. */
function direntsOf(root: string, folder: string): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw new ProjectError('not-readable', folder, error);
  }
}

/** Gives what `read` reads; throws a `ProjectError` with the path if it fails. */
function ifReadable<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ProjectError('not-readable', path, error);
  }
}
