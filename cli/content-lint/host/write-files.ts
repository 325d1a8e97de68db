import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ProjectError } from '../core/project/project-error.ts';
import { removeOldDrafts, writeAtomically } from './atomic-write.ts';
import { placeInside } from './place-inside.ts';

/**
 * Writes files below a root, all or none; a link stays a link, and its file is written. Files with the same text already
 * are not touched. Throws a `ProjectError` where it may not write, and where a path leads out of the root.
 */
export function writeProjectFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const changed = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const [path, text] of texts) {
    try {
      const place = placeInside(root, path);
      if (place === undefined) throw new ProjectError('outside-root', path);
      paths.set(place, path);
      if (needsWriting(place, text)) changed.set(place, text);
    } catch (error) {
      throw error instanceof ProjectError ? error : new ProjectError('not-writable', path, error);
    }
  }
  try {
    writeAtomically(changed);
  } catch (error) {
    const { message: place, cause } = error as Error;
    throw new ProjectError('not-writable', paths.get(place), cause);
  }
}

/** False where the file has the text already. Throws where it may not be replaced. */
function needsWriting(place: string, text: string): boolean {
  if (!existsSync(place)) {
    mkdirSync(dirname(place), { recursive: true });
    return true;
  }
  if (readFileSync(place, 'utf8') === text) return false;
  // A rename replaces the old file even where that one is read-only, if the folder may be written.
  accessSync(place, constants.W_OK);
  return true;
}

/** Removes the drafts that runs which were killed have left beside files of a project. */
export function removeDraftsBeside(root: string, paths: Iterable<string>): void {
  for (const folder of new Set([...paths].map(dirname))) {
    const place = placeInside(root, folder);
    if (place !== undefined) removeOldDrafts(place);
  }
}
