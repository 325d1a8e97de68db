import { posix, win32 } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The paths of a project's files, and the addresses under which an editor knows them. */
export interface UriMapping {
  /** The path from the folder, with forward slashes; empty for a file that is not in the folder. */
  pathOf(uri: string): string;
  /** The address as the editor has written it, if it has named the file before. */
  uriOf(path: string): string;
}

/**
 * Compares addresses as the paths that they mean: editors write blanks, brackets, accents and the colon of a drive each
 * in their way, and Windows knows no difference between small and large letters.
 */
export function uriMapping(folder: string, windows: boolean = process.platform === 'win32'): UriMapping {
  const { isAbsolute, join, relative, sep } = windows ? win32 : posix;
  const uriByPath = new Map<string, string>();
  return {
    pathOf(uri) {
      const file = uri.startsWith('file:') ? fileOf(uri, windows) : undefined;
      const below = file === undefined ? '' : relative(folder, file);
      // No file, the folder itself, or a file outside of it or on another drive.
      if (below === '' || below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below)) return '';
      const path = below.split(sep).join('/');
      uriByPath.set(path, uri);
      return path;
    },
    uriOf: (path) => uriByPath.get(path) ?? pathToFileURL(join(folder, path), { windows }).href,
  };
}

/** The path of an address; undefined if it has none on this system. */
function fileOf(uri: string, windows: boolean): string | undefined {
  try {
    return fileURLToPath(uri, { windows });
  } catch {
    return undefined;
  }
}
