import { dirname } from 'node:path';
import type { FileTree } from '../core/project/file-tree.ts';

/** A tree with the folders that have been read. */
export interface TrackedTree {
  tree: FileTree;
  /** Folders of the files that were looked for, and of those that were listed. */
  folders: ReadonlySet<string>;
}

/** Wraps a tree so that it remembers which folders are read. */
export function folderRecordingTree(tree: FileTree): TrackedTree {
  const folders = new Set<string>();
  const note = (paths: readonly string[]) => {
    for (const path of paths) folders.add(dirname(path));
  };
  const noted = <Value>(read: (paths: readonly string[]) => Map<string, Value>) => {
    return (paths: readonly string[]) => {
      note(paths);
      return read(paths);
    };
  };
  return {
    folders,
    tree: {
      // `obstacles` stays as it is: it is only asked about the folders of messages and records, which are known.
      ...tree,
      below(folder) {
        // `dirname` calls the root `.`, and `below` calls it ''.
        folders.add(folder || '.');
        const paths = tree.below(folder);
        // With the folders in between, which may have no files of their own yet.
        for (const path of paths)
          for (let parent = dirname(path); parent !== folder && parent !== '.'; parent = dirname(parent))
            folders.add(parent);
        return paths;
      },
      has(path) {
        note([path]);
        return tree.has(path);
      },
      texts: noted(tree.texts),
      bytes: noted(tree.bytes),
      sizes: noted(tree.sizes),
    },
  };
}
