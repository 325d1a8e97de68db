import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

const path = '.cache/desk/publication.json';

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
