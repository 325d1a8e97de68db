import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const draftName = /\.(\d+)\.content-lint-draft$/;

/**
 * Writes files by rename, all or none: a reader sees the old text or the new one, even if this process is killed. A
 * file that exists keeps its mode. If writing fails, removes the drafts and throws an error with the path as its
 * message and the system's error as its cause.
 */
export function writeAtomically(texts: ReadonlyMap<string, string>): void {
  const drafts = new Map<string, string>();
  let path = '';
  try {
    for (const folder of new Set([...texts.keys()].map(dirname))) removeOldDrafts(folder);
    for (const [place, text] of texts) {
      path = place;
      const draft = join(dirname(place), `.${basename(place)}.${process.pid}.content-lint-draft`);
      drafts.set(place, draft);
      writeFileSync(draft, text);
      const before = statSync(place, { throwIfNoEntry: false });
      if (before) chmodSync(draft, before.mode);
    }
    for (const [place, draft] of drafts) {
      path = place;
      renameSync(draft, place);
    }
  } catch (error) {
    for (const draft of drafts.values()) rmSync(draft, { force: true });
    throw new Error(path, { cause: error });
  }
}

/**
 * Removes the drafts of killed runs from a folder, if the folder exists and may be written. Must not be called while
 * this process is writing: a draft with this process's own id counts as one of an earlier process.
 */
export function removeOldDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const id = draftName.exec(name)?.[1];
      if (id !== undefined && !isRunning(Number(id))) rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    if (!('code' in (error as object))) throw error;
  }
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
