import { dirname } from 'node:path';
import type { FileTree } from '../core/project/file-tree.ts';

/** A tree with the folders that have been read. */
export interface FolderRecordingTree {
  tree: FileTree;
  /** Folders of the files that were looked for, and of those that were listed. */
  folders: ReadonlySet<string>;
}

/** Wraps a tree so that it records which folders are read: `watch` has to hear of changes in these. */
export function folderRecordingTree(tree: FileTree): FolderRecordingTree {
  const folders = new Set<string>();
  const record = (paths: readonly string[]) => {
    for (const path of paths) folders.add(dirname(path));
  };
  const recorded = <Value>(read: (paths: readonly string[]) => Map<string, Value>) => {
    return (paths: readonly string[]) => {
      record(paths);
      return read(paths);
    };
  };
  return {
    folders,
    tree: {
      // `obstacles`, what is in the place of a file and cannot be read, records nothing: it is only asked about the
      // folders of messages and records, which `watch` knows.
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
        record([path]);
        return tree.has(path);
      },
      texts: recorded(tree.texts),
      bytes: recorded(tree.bytes),
      sizes: recorded(tree.sizes),
    },
  };
}
