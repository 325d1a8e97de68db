import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/**
 * Gives the place on the disk of a path of a project, with its links followed; undefined if that is outside of the
 * root, by `..` or by a link. The file and its folders need not exist.
 */
export function realPathInside(root: string, path: string): string | undefined {
  const place = realPlace(resolve(root, path));
  const below = relative(realpathSync(root), place);
  // The way to another drive of Windows is absolute.
  return below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below) ? undefined : place;
}

/** Gives the real path of the part that exists, followed by the rest unchanged. Throws for links in a circle. */
function realPlace(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })) return join(realPlace(dirname(path)), basename(path));
  try {
    return realpathSync(path);
  } catch (error) {
    // A link to a file that does not exist yet. It is read from where its folder really is.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return realPlace(resolve(realpathSync(dirname(path)), readlinkSync(path)));
  }
}
