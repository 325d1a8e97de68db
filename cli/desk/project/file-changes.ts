import type { FileTree } from '#cli/content-lint/core/project/file-tree.ts';

/** What a file has: a text, the bytes of a picture, or null where there is no such file. */
export type FileContent = string | Uint8Array | null;

/** What files are to have, by path. */
export type FileChanges = ReadonlyMap<string, FileContent>;

/** Whether a file has bytes and no text. */
export function isBinary(path: string): boolean {
  return path.startsWith('public/');
}

/** Whether two contents are the same. */
export function isSameContent(a: FileContent, b: FileContent): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b;
  return Buffer.from(a).equals(b);
}

/** A tree without some of its files, read again at each call. */
export function withoutFiles(tree: FileTree, removed: ReadonlySet<string>): FileTree {
  const left = (paths: readonly string[]) => paths.filter((path) => !removed.has(path));
  return {
    ...tree,
    below: (folder) => left(tree.below(folder)),
    has: (path) => !removed.has(path) && tree.has(path),
    texts: (paths) => tree.texts(left(paths)),
    bytes: (paths) => tree.bytes(left(paths)),
    sizes: (paths) => tree.sizes(left(paths)),
  };
}
