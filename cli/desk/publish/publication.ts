import type { Publication, StepName } from '#cli/desk/desk-api.ts';
import { deskFolders } from '#cli/desk/project/write-desk-changes.ts';
import { Refused } from '#cli/desk/refused.ts';
import { changedPageFiles } from '#cli/desk/structure/page-files.ts';
import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import { markPreparation, readJournal, writeJournal } from './journal.ts';
import { checkOutTree, makeCandidate, type PublicationTools } from './make-candidate.ts';
import { moveBranch, type Recovered } from './move-branch.ts';
import { startProgress } from './progress.ts';

/** What is about to be published: a commit that no branch has yet. */
interface Candidate {
  /** The commit of the branch when the words were collected. */
  from: string;
  /** The tree of the words as they were collected: what is written later is not part of it. */
  words: string;
  /** The commit that was shown. */
  to: string;
}

/**
 * The long part of an operation, during which texts can be saved; it does not throw, and `state` says how far it is.
 */
type Work = () => Promise<void>;

/** The long part of an operation whose short part has failed: nothing is left to do. */
const nothing: Work = async () => {};

/**
 * Publishes what is on the disk, and takes that back. Each operation begins with a short part, during which nothing may
 * be saved. It resolves with its long part, the `Work`, during which texts may be saved.
 */
export interface Publisher {
  readonly state: Publication;
  /**
   * Collects the words; the work makes, checks, builds and shows what would be live. The repository stays as it is.
   * What is wrong is said in `language`.
   */
  prepare(subject: string, language: DeskLanguage): Promise<Work>;
  /** Moves the branch to what was shown; the work puts it live. Throws a `Refused` when something prevents it. */
  goLive(): Promise<Work>;
  /** Takes the last publication back with a commit of what was there before; the work puts that live. */
  takeBack(subject: string): Promise<Work>;
}

const preparation: readonly StepName[] = ['collect', 'derive', 'check', 'build', 'preview'];

export function publisher(tools: PublicationTools, recovered: Recovered | undefined): Publisher {
  const { repository, config, programs, folder } = tools;
  const { root } = repository;
  const publication = startProgress({ ...stateOf(root), ...(recovered && { recovered }) });
  // `step` keeps the reason of a failure in the state, so each `catch` below only sets the phase.
  const { begin, change, step } = publication;
  let candidate: Candidate | undefined;

  /** Gives the tree of a commit with everything that the desk writes as it is on the disk now. */
  const wordsOn = async (commit: string) => repository.treeWith(commit, deskFolders, await changedPageFiles(root));

  const deploy = async (to: string) => {
    const { publish } = config;
    if ('push' in publish) await repository.push(publish.push.remote, to, publish.push.branch);
    else {
      await checkOutTree(tools, to);
      await programs.run(publish.command, folder);
    }
    const entry = readJournal(root);
    if (entry) writeJournal(root, { ...entry, isLive: true });
  };
  /** Gives the work that puts a commit of the branch live. */
  const deployment =
    (to: string, phase: 'live' | 'taken-back'): Work =>
    async () => {
      try {
        await step('publish', () => deploy(to));
        change({ phase });
      } catch {
        change({ phase: 'not-live' });
      }
    };
  /** Moves the branch and the files to a commit; false if that failed. */
  const move = async (from: string, to: string, kind: 'publish' | 'take-back'): Promise<boolean> => {
    try {
      await step('commit', () => moveBranch(repository, { from, to, kind }));
      return true;
    } catch {
      // The branch may have moved before something failed: then only putting it live is left.
      change({ phase: (await repository.head()) === to ? 'not-live' : 'failed' });
      return false;
    }
  };

  return {
    get state() {
      return publication.state;
    },
    async prepare(subject, language) {
      if (publication.isRunning) throw new Refused({ reason: 'bad-request', detail: 'a publication is running' });
      begin('preparing', preparation);
      candidate = undefined;
      // Ends the preview of an earlier candidate.
      programs.stop();
      // A desk that is started after this one was killed says that nothing was changed.
      markPreparation(root, true);
      const end = (news: Partial<Publication>) => {
        markPreparation(root, false);
        change(news);
      };
      try {
        const { from, words } = await step('collect', async () => {
          const head = await repository.head();
          return { from: head, words: await wordsOn(head) };
        });
        return async () => {
          try {
            const { commit, preview } = await makeCandidate(tools, publication, {
              parent: from,
              tree: words,
              subject,
              language,
            });
            candidate = { from, words, to: commit };
            end({ phase: 'ready', preview, commit });
          } catch {
            end({ phase: 'failed' });
          }
        };
      } catch {
        end({ phase: 'failed' });
        return nothing;
      }
    },
    async goLive() {
      // `makeCandidate` fills `heldBackBy`, such as with samples that the owner has still to confirm.
      const { phase, heldBackBy } = publication.state;
      if (heldBackBy.length > 0) throw new Refused({ reason: 'bad-request', detail: heldBackBy.join(' ') });
      // The branch was moved already and only putting it live failed: that is tried again.
      const recorded = phase === 'not-live' ? readJournal(root) : undefined;
      if (recorded) {
        begin('publishing', ['publish']);
        return deployment(recorded.to, livePhase[recorded.kind]);
      }
      if (phase !== 'ready' || !candidate) throw new Refused({ reason: 'bad-request', detail: 'nothing was shown' });
      const { from, words, to } = candidate;
      // Something was saved after it was shown, and nobody has seen that.
      if ((await wordsOn(from)) !== words) {
        throw new Refused({ reason: 'changed-since-preview' });
      }
      begin('publishing', ['commit', 'publish']);
      change({ commit: to });
      return (await move(from, to, 'publish')) ? deployment(to, 'live') : nothing;
    },
    async takeBack(subject) {
      const entry = readJournal(root);
      // Only the last publication can be taken back, once, and only while nobody has moved the branch since.
      const canTakeBack = entry?.kind === 'publish' && !publication.isRunning;
      if (!canTakeBack || (await repository.head()) !== entry.to) {
        throw new Refused({ reason: 'cannot-undo' });
      }
      const { from, to } = entry;
      for (const { path, after } of await repository.differences(from, to)) {
        // Refused, because what somebody has written since would be lost.
        if ((await repository.idOnDisk(path)) !== after) throw new Refused({ reason: 'cannot-undo' });
      }
      // `^{tree}` is git's notation for the tree of a commit: the files as they were before. If this fails, as on a full
      // disk, nothing has begun yet and it can be tried again.
      const back = await repository.commit(`${from}^{tree}`, to, subject);
      begin('publishing', ['commit', 'publish']);
      change({ commit: back });
      // Put live in any case: what is live now may be neither the publication nor what was there before it, as when
      // putting both live has failed.
      return (await move(to, back, 'take-back')) ? deployment(back, 'taken-back') : nothing;
    },
  };
}

/** The phase once a commit is live, by what it was made for. */
const livePhase = { publish: 'live', 'take-back': 'taken-back' } as const;

/** Gives what a desk knows of the last publication when it is opened. */
function stateOf(root: string): Publication {
  const entry = readJournal(root);
  // `recover` in `move-branch.ts` has run before: it settles an entry whose branch was moved, and removes any other.
  const phase = !entry?.isSettled ? 'idle' : entry.isLive ? livePhase[entry.kind] : 'not-live';
  return { phase, steps: [], heldBackBy: [], ...(entry && { commit: entry.to }) };
}
