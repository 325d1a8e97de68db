import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Matches the end of `.nl.json.4711.content-lint-draft`, whose number is the id of the process that writes it. */
const temporaryName = /\.(\d+)\.content-lint-draft$/;

/**
 * Writes files by rename: whatever reads a file gets its old text or the new one, even if this process is killed. No
 * file is replaced before all new texts are on the disk, so that a full disk or a folder without permission changes
 * none. A file that exists keeps its mode. If writing fails, removes the temporary files and throws an error with the
 * path as its message and the system's error as its cause.
 */
export function writeAtomically(texts: ReadonlyMap<string, string>): void {
  const temporaryFiles = new Map<string, string>();
  /** The file that is being written, for the error. */
  let currentPath = '';
  try {
    for (const folder of new Set([...texts.keys()].map(dirname))) removeOldTemporaryFiles(folder);
    for (const [path, text] of texts) {
      currentPath = path;
      const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.content-lint-draft`);
      temporaryFiles.set(path, temporary);
      writeFileSync(temporary, text);
      const existing = statSync(path, { throwIfNoEntry: false });
      if (existing) chmodSync(temporary, existing.mode);
    }
    for (const [path, temporary] of temporaryFiles) {
      currentPath = path;
      renameSync(temporary, path);
    }
  } catch (error) {
    for (const temporary of temporaryFiles.values()) rmSync(temporary, { force: true });
    throw new Error(currentPath, { cause: error });
  }
}

/**
 * Removes the temporary files of killed runs from a folder, if the folder exists and may be written. Must not be called
 * while this process is writing: a temporary file with the id of this process counts as one of an earlier process.
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
