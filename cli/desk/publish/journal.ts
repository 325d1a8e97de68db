import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a publication is about to do to the repository, written before it does it. */
export interface JournalEntry {
  /** Where the branch was, and where it is meant to be. */
  from: string;
  to: string;
  /** What the branch was moved for. */
  kind: 'publish' | 'take-back';
  /** The index and the files follow the branch. */
  isSettled: boolean;
  /** It was put live. */
  isLive: boolean;
}

/** What the desk keeps of a project beside it: ignored by git, on the same disk, so that a rename from there is one step. */
const folder = '.cache/desk';
const path = `${folder}/publication.json`;
const preparing = `${folder}/preparing`;

/** The last publication of a project; undefined where there was none. */
export function readJournal(root: string): JournalEntry | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Forgets it: nothing came of it. */
export function removeJournal(root: string): void {
  rmSync(join(root, path), { force: true });
}

/** Writes it at once: whatever happens, one or the other is there, whole. */
export function writeJournal(root: string, entry: JournalEntry): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(entry));
  renameSync(`${file}.new`, file);
}

/** When it was written, in milliseconds since 1970. */
export function journalTime(root: string): number {
  return statSync(join(root, path)).mtimeMs;
}

/** Remembers that a publication is being prepared: one that was killed before its end has changed nothing, and says so. */
export function markPreparation(root: string, isRunning: boolean): void {
  mkdirSync(join(root, folder), { recursive: true });
  if (isRunning) writeFileSync(join(root, preparing), '');
  else rmSync(join(root, preparing), { force: true });
}

/** Whether one was being prepared. */
export function wasPreparing(root: string): boolean {
  return existsSync(join(root, preparing));
}

/** Replaces a file of the project at once: killed at any moment, it is the one or the other, and nothing is left beside it. */
export function replaceFile(root: string, file: string, content: Buffer): void {
  const draft = join(root, folder, 'new-file');
  mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, join(root, file));
}
