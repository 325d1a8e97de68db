import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a publication is about to do to the repository, written before it does it. */
export interface JournalEntry {
  /** The commit where the branch was, and the commit where it is meant to be. */
  from: string;
  to: string;
  /** What the branch was moved for. */
  kind: 'publish' | 'take-back';
  /** Whether the index and the files have followed the branch. */
  isSettled: boolean;
  /** Whether it was put live. */
  isLive: boolean;
}

/**
 * The folder for what the desk keeps beside the project. Git ignores it, and it is on the same disk: a rename from
 * there is one step.
 */
const folder = '.cache/desk';
const journalPath = `${folder}/publication.json`;
/** An empty file that exists while a publication is being prepared. */
const preparingPath = `${folder}/preparing`;

/** The last publication of a project; undefined if there was none. */
export function readJournal(root: string): JournalEntry | undefined {
  try {
    return JSON.parse(readFileSync(join(root, journalPath), 'utf8'));
  } catch {
    // There is no such file, or it is not JSON.
    return undefined;
  }
}

/** Removes the entry of a publication that changed nothing. */
export function removeJournal(root: string): void {
  rmSync(join(root, journalPath), { force: true });
}

/** Writes the entry in one step: if the desk is killed, the old or the new entry is there, whole. */
export function writeJournal(root: string, entry: JournalEntry): void {
  const file = join(root, journalPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(entry));
  renameSync(`${file}.new`, file);
}

/** When the entry was written, in milliseconds since 1970. */
export function journalTime(root: string): number {
  return statSync(join(root, journalPath)).mtimeMs;
}

/**
 * Remembers whether a publication is being prepared. If the desk is killed meanwhile, the next one knows that nothing
 * was changed, and says so.
 */
export function markPreparation(root: string, isPreparing: boolean): void {
  mkdirSync(join(root, folder), { recursive: true });
  if (isPreparing) writeFileSync(join(root, preparingPath), '');
  else rmSync(join(root, preparingPath), { force: true });
}

/** Whether a publication was being prepared when the desk ended. */
export function wasPreparing(root: string): boolean {
  return existsSync(join(root, preparingPath));
}

/**
 * Replaces a file of the project in one step: if the desk is killed, the old or the new file is there, and nothing is
 * left beside it.
 */
export function replaceFile(root: string, file: string, content: Buffer): void {
  const newFile = join(root, folder, 'new-file');
  mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(newFile, content);
  renameSync(newFile, join(root, file));
}
