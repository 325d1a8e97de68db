import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type JournalEntry,
  journalTime,
  markPreparation,
  readJournal,
  removeJournal,
  replaceFile,
  wasPreparing,
  writeJournal,
} from './journal.ts';
import type { Difference, Repository } from './repository.ts';

/**
 * Moves the branch to a commit, in one step, and has the index and the files follow. If the desk is killed, the branch
 * is where it was or where it was meant to be, and `recover` does the rest. Throws if the branch is no longer at
 * `from`.
 */
export async function moveBranch(
  repository: Repository,
  entry: Pick<JournalEntry, 'from' | 'to' | 'kind'>,
): Promise<void> {
  writeJournal(repository.root, { ...entry, isSettled: false, isLive: false });
  await repository.move(entry.to, entry.from);
  await settle(repository);
}

/** The state of the repository after a publication that was killed: as before it, or as it was meant to be. */
export type Recovered = 'as-it-was' | 'as-meant';

/**
 * Ends a publication that was killed: completes it if the branch has moved, and forgets it if not. Says whether the
 * repository is as it was before, or as it was meant to be; undefined if none was killed.
 */
export async function recover(repository: Repository): Promise<Recovered | undefined> {
  const { root } = repository;
  const wasKilledPreparing = wasPreparing(root);
  markPreparation(root, false);
  const entry = readJournal(root);
  if (!entry || entry.isSettled) return wasKilledPreparing ? 'as-it-was' : undefined;
  // Only git of the killed publication can have left locks since the entry was written.
  await repository.breakLocks(journalTime(root));
  const isMoved = (await repository.head()) === entry.to;
  if (isMoved) await settle(repository);
  else removeJournal(root);
  return isMoved ? 'as-meant' : 'as-it-was';
}

/** Has the index and the files on the disk follow the branch; a file that somebody has changed since stays as it is. */
async function settle(repository: Repository): Promise<void> {
  const entry = readJournal(repository.root);
  if (!entry) return;
  const differences = await repository.differences(entry.from, entry.to);
  await repository.stage(differences);
  for (const difference of differences) {
    const onDisk = await repository.idOnDisk(difference.path);
    // A difference of the mode alone has the same content before and after: there is nothing to write.
    if (onDisk === difference.before && onDisk !== difference.after) await write(repository, difference);
  }
  writeJournal(repository.root, { ...entry, isSettled: true });
}

async function write({ root, blob }: Repository, { path, after }: Difference): Promise<void> {
  if (after === undefined) rmSync(join(root, path), { force: true });
  else replaceFile(root, path, await blob(after));
}
