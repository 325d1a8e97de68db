import type { FileTree } from './file-tree.ts';

/** A tree without files. */
const emptyTree: FileTree = {
  below: () => [],
  has: () => false,
  obstacles: () => [],
  texts: () => new Map(),
  bytes: () => new Map(),
  sizes: () => new Map(),
};

/** A tree of files that are only in memory: their texts or bytes by path. */
export function memoryTree(files: ReadonlyMap<string, string | Uint8Array>): FileTree {
  return withFiles(emptyTree, files);
}

/** The same files, some with contents that have not been written yet. */
export function withFiles(tree: FileTree, changed: ReadonlyMap<string, string | Uint8Array>): FileTree {
  const laid = <Value>(
    read: (paths: readonly string[]) => Map<string, Value>,
    take: (content: string | Uint8Array) => Value,
  ) => {
    return (paths: readonly string[]) => {
      const before = read(paths.filter((path) => !changed.has(path)));
      return new Map(
        paths.flatMap((path): [string, Value][] => {
          const content = changed.get(path);
          const value = content === undefined ? before.get(path) : take(content);
          return value === undefined ? [] : [[path, value]];
        }),
      );
    };
  };
  const bytes = (content: string | Uint8Array) => (typeof content === 'string' ? Buffer.from(content) : content);
  return {
    below: (folder) => {
      const added = [...changed.keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`));
      return [...new Set([...tree.below(folder), ...added])].sort();
    },
    has: (path) => changed.has(path) || tree.has(path),
    obstacles: (folder) => [
      ...tree.obstacles(folder).filter(({ path }) => !changed.has(path)),
      ...foldersOf(changed.keys(), folder).map((path) => ({ path, kind: 'folder' as const })),
    ],
    texts: laid(tree.texts, (content) => (typeof content === 'string' ? content : Buffer.from(content).toString())),
    bytes: laid<Uint8Array>(tree.bytes, bytes),
    sizes: laid(tree.sizes, (content) => bytes(content).length),
  };
}

/** The folders below a folder that have one of the paths. */
function foldersOf(paths: Iterable<string>, folder: string): string[] {
  const all = [...paths].flatMap((path) => {
    const parts = path.split('/');
    return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'));
  });
  return [...new Set(all)].filter((path) => folder === '' || path.startsWith(`${folder}/`));
}
