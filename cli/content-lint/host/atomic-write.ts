import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const temporaryName = /\.(\d+)\.content-lint-draft$/;

/**
 * Writes files by rename, all or none: a reader sees the old text or the new one, even if this process is killed. A
 * file that exists keeps its mode. If writing fails, removes the temporary files and throws an error with the path as its
 * message and the system's error as its cause.
 */
export function writeAtomically(texts: ReadonlyMap<string, string>): void {
  const temporaryFiles = new Map<string, string>();
  /** The file that is being written, for the error. */
  let path = '';
  try {
    for (const folder of new Set([...texts.keys()].map(dirname))) removeOldTemporaryFiles(folder);
    for (const [place, text] of texts) {
      path = place;
      const temporary = join(dirname(place), `.${basename(place)}.${process.pid}.content-lint-draft`);
      temporaryFiles.set(place, temporary);
      writeFileSync(temporary, text);
      const before = statSync(place, { throwIfNoEntry: false });
      if (before) chmodSync(temporary, before.mode);
    }
    for (const [place, temporary] of temporaryFiles) {
      path = place;
      renameSync(temporary, place);
    }
  } catch (error) {
    for (const temporary of temporaryFiles.values()) rmSync(temporary, { force: true });
    throw new Error(path, { cause: error });
  }
}

/**
 * Removes the temporary files of killed runs from a folder, if the folder exists and may be written. Must not be called while
 * this process is writing: a temporary file with this process's own id counts as one of an earlier process.
 */
export function removeOldTemporaryFiles(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const id = temporaryName.exec(name)?.[1];
      if (id !== undefined && !isRunning(Number(id))) rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    // An error with a code is one of the system: the folder is not there, or may not be written.
    if (!('code' in (error as object))) throw error;
  }
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    // Signal 0 ends nothing: it only fails if there is no such process, or with EPERM if it belongs to another user.
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
