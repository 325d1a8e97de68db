import type { FileTree } from './file-tree.ts';

/** The content of a file: a text, the bytes of a picture, or null if there is no such file. */
export type FileContent = string | Uint8Array | null;

/** The new content of files, by path. */
export type FileChanges = ReadonlyMap<string, FileContent>;

/** A tree without files. */
const emptyTree: FileTree = {
  below: () => [],
  has: () => false,
  obstacles: () => [],
  texts: () => new Map(),
  bytes: () => new Map(),
  sizes: () => new Map(),
};

/** A tree of files that are only in memory. */
export function memoryTree(files: FileChanges): FileTree {
  return withFiles(emptyTree, files);
}

/** A tree with some files replaced, added or removed, without a change on the disk; `changed` is read at each call. */
export function withFiles(tree: FileTree, changed: FileChanges): FileTree {
  const withChanges = <Value>(
    read: (paths: readonly string[]) => Map<string, Value>,
    convert: (content: string | Uint8Array) => Value,
  ) => {
    return (paths: readonly string[]) => {
      const unchanged = read(paths.filter((path) => !changed.has(path)));
      return new Map(
        paths.flatMap((path): [string, Value][] => {
          // A removed file (null) is not in `unchanged` either.
          const content = changed.get(path) ?? undefined;
          const value = content === undefined ? unchanged.get(path) : convert(content);
          return value === undefined ? [] : [[path, value]];
        }),
      );
    };
  };
  const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? encoder.encode(content) : content);
  const presentPaths = () => [...changed].flatMap(([path, content]) => (content === null ? [] : path));
  return {
    below: (folder) => {
      const unchanged = tree.below(folder).filter((path) => !changed.has(path));
      const present = presentPaths().filter((path) => folder === '' || path.startsWith(`${folder}/`));
      return [...unchanged, ...present].sort();
    },
    has: (path) => (changed.has(path) ? changed.get(path) !== null : tree.has(path)),
    obstacles: (folder) => [
      ...tree.obstacles(folder).filter(({ path }) => !changed.has(path)),
      // A folder is an obstacle where a file is expected under its path.
      ...foldersOf(presentPaths(), folder).map((path) => ({ path, kind: 'folder' as const })),
    ],
    texts: withChanges(tree.texts, (content) => (typeof content === 'string' ? content : decoder.decode(content))),
    bytes: withChanges<Uint8Array>(tree.bytes, bytesOf),
    sizes: withChanges(tree.sizes, (content) => bytesOf(content).length),
  };
}

const encoder = new TextEncoder();
// `ignoreBOM: true` keeps a byte order mark in the text, as reading from the disk does.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The folders below a folder that have one of the paths. */
function foldersOf(paths: Iterable<string>, folder: string): string[] {
  const all = [...paths].flatMap((path) => {
    const parts = path.split('/');
    return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'));
  });
  return [...new Set(all)].filter((path) => folder === '' || path.startsWith(`${folder}/`));
}
