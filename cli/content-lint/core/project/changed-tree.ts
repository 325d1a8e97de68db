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
    take: (content: string | Uint8Array) => Value,
  ) => {
    return (paths: readonly string[]) => {
      const before = read(paths.filter((path) => !changed.has(path)));
      return new Map(
        paths.flatMap((path): [string, Value][] => {
          // A removed file (null) is not in `before` either, since that has no changed paths.
          const content = changed.get(path) ?? undefined;
          const value = content === undefined ? before.get(path) : take(content);
          return value === undefined ? [] : [[path, value]];
        }),
      );
    };
  };
  const bytes = (content: string | Uint8Array) => (typeof content === 'string' ? encoder.encode(content) : content);
  const present = () => [...changed].flatMap(([path, content]) => (content === null ? [] : path));
  return {
    below: (folder) => {
      const left = tree.below(folder).filter((path) => !changed.has(path));
      return [...left, ...present().filter((path) => folder === '' || path.startsWith(`${folder}/`))].sort();
    },
    has: (path) => (changed.has(path) ? changed.get(path) !== null : tree.has(path)),
    obstacles: (folder) => [
      ...tree.obstacles(folder).filter(({ path }) => !changed.has(path)),
      ...foldersOf(present(), folder).map((path) => ({ path, kind: 'folder' as const })),
    ],
    texts: withChanges(tree.texts, (content) => (typeof content === 'string' ? content : decoder.decode(content))),
    bytes: withChanges<Uint8Array>(tree.bytes, bytes),
    sizes: withChanges(tree.sizes, (content) => bytes(content).length),
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The folders below a folder that have one of the paths. */
function foldersOf(paths: Iterable<string>, folder: string): string[] {
  const all = [...paths].flatMap((path) => {
    const parts = path.split('/');
    return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'));
  });
  return [...new Set(all)].filter((path) => folder === '' || path.startsWith(`${folder}/`));
}
