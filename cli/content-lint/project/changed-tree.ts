import type { FileTree } from './file-tree.ts';

/** The same files, some with other texts that nobody has written yet. */
export function withTexts(tree: FileTree, changed: ReadonlyMap<string, string>): FileTree {
  const laid = <Value>(read: (paths: readonly string[]) => Map<string, Value>, own: (text: string) => Value) => {
    return (paths: readonly string[]) => {
      const before = read(paths.filter((path) => !changed.has(path)));
      return new Map(
        paths.flatMap((path): [string, Value][] => {
          const text = changed.get(path);
          const value = text === undefined ? before.get(path) : own(text);
          return value === undefined ? [] : [[path, value]];
        }),
      );
    };
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    below: (folder) => {
      const added = [...changed.keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`));
      return [...new Set([...tree.below(folder), ...added])].sort();
    },
    has: (path) => changed.has(path) || tree.has(path),
    texts: laid(tree.texts, (text) => text),
    bytes: laid<Uint8Array>(tree.bytes, bytes),
    sizes: laid(tree.sizes, (text) => bytes(text).length),
  };
}
