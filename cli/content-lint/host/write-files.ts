import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ProjectError } from '../core/project/project-error.ts';
import { removeOldTemporaryFiles, writeAtomically } from './atomic-write.ts';
import { realPathInside } from './real-path-inside.ts';

/**
 * Writes files below a root; none is replaced before all new texts are on the disk. A link stays a link, and the file
 * that it leads to is written. A file that has the text already is not touched. Throws a `ProjectError` if a file may
 * not be written or a path leads out of the root.
 */
export function writeProjectFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const changed = new Map<string, string>();
  /** A place is a path with its links followed. */
  const pathByPlace = new Map<string, string>();
  for (const [path, text] of texts) {
    try {
      const place = realPathInside(root, path);
      if (place === undefined) throw new ProjectError('outside-root', path);
      pathByPlace.set(place, path);
      if (!differs(place, text)) continue;
      mkdirSync(dirname(place), { recursive: true });
      changed.set(place, text);
    } catch (error) {
      throw error instanceof ProjectError ? error : new ProjectError('not-writable', path, error);
    }
  }
  try {
    writeAtomically(changed);
  } catch (error) {
    // The message of an error of `writeAtomically` is the place that could not be written.
    const { message: place, cause } = error as Error;
    throw new ProjectError('not-writable', pathByPlace.get(place), cause);
  }
}

/** Whether a file has another text, or does not exist. Throws if it may not be replaced. */
function differs(place: string, text: string): boolean {
  if (!existsSync(place)) return true;
  if (readFileSync(place, 'utf8') === text) return false;
  // A rename would replace even a read-only file, if its folder may be written.
  accessSync(place, constants.W_OK);
  return true;
}

/** Removes the temporary files that killed runs have left beside files of a project. */
export function removeTemporaryFilesBeside(root: string, paths: Iterable<string>): void {
  for (const folder of new Set([...paths].map(dirname))) {
    const place = realPathInside(root, folder);
    if (place !== undefined) removeOldTemporaryFiles(place);
  }
}
