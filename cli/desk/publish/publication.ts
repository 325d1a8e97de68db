import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication, PublicationStep, StepName } from '#cli/desk/desk-api.ts';
import { wordFolders } from '#cli/desk/project/write-words.ts';
import { Refused } from '#cli/desk/refused.ts';
import { derived } from './derived.ts';
import type { DeskConfig } from './desk-config.ts';
import { findingsOf } from './findings-of.ts';
import { readJournal, writeJournal } from './journal.ts';
import { moveBranch, type Recovered } from './move-branch.ts';
import type { Repository } from './repository.ts';
import type { Programs } from './run-step.ts';

/** What is about to be published: a commit that no branch has yet. */
interface Candidate {
  from: string;
  /** The tree of the words as they were taken: what is written later is not part of it. */
  words: string;
  to: string;
}

interface Surroundings {
  repository: Repository;
  config: DeskConfig;
  programs: Programs;
  /** Where the state that is published is put together and built, apart from where somebody works. */
  folder: string;
  /** A port of this machine for the preview. */
  port: () => Promise<number>;
  recovered: Recovered | undefined;
}

/** The long part of an operation; it does not throw, and `state` says how far it is. */
type Work = () => Promise<void>;

/** From what is on the disk to what is live, and back. */
export interface Publisher {
  readonly state: Publication;
  /** Makes, checks, builds and shows what would be live. The repository stays as it is. */
  prepare(subject: string): Promise<void>;
  /** Gives what moves the branch to what was shown and puts it live. Throws when something prevents it. */
  goLive(): Promise<Work>;
  /** The same for what was live before. */
  takeBack(subject: string): Promise<Work>;
}

const preparation: readonly StepName[] = ['collect', 'derive', 'check', 'build', 'preview'];

export function publisher({ repository, config, programs, folder, port, recovered }: Surroundings): Publisher {
  const { root } = repository;
  let candidate: Candidate | undefined;
  let state: Publication = { ...stateOf(root), ...(recovered && { recovered }) };
  const change = (news: Partial<Publication>) => {
    state = { ...state, ...news };
  };
  const mark = (name: StepName, news: Partial<PublicationStep>) =>
    change({ steps: state.steps.map((step) => (step.name === name ? { ...step, ...news } : step)) });
  /** Does a step; where it fails, what it said is kept with it. */
  const step = async <Result>(name: StepName, what: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const seconds = () => Math.round((performance.now() - start) / 100) / 10;
    mark(name, { state: 'running' });
    try {
      const result = await what();
      mark(name, { state: 'done', seconds: seconds() });
      return result;
    } catch (error) {
      mark(name, { state: 'failed', seconds: seconds(), detail: (error as Error).message });
      throw error;
    }
  };
  const begin = (phase: Publication['phase'], names: readonly StepName[]) => {
    const steps = names.map((name): PublicationStep => ({ name, state: 'waiting' }));
    state = { phase, steps, problems: [] };
  };
  /** Has the folder apart exactly a state, with the packages of the project. */
  const copyOf = async (tree: string) => {
    await repository.checkOut(tree, folder);
    const packages = join(folder, 'node_modules');
    if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages);
  };
  const put = async (to: string) => {
    const { publish } = config;
    if ('push' in publish) await repository.push(publish.push.remote, to, publish.push.branch);
    else {
      await copyOf(to);
      await programs.run(publish.command, folder);
    }
    const entry = readJournal(root);
    if (entry) writeJournal(root, { ...entry, isLive: true });
  };

  return {
    get state() {
      return state;
    },
    async prepare(subject) {
      if (isRunning(state)) throw new Refused({ reason: 'bad-request', detail: 'a publication is running' });
      begin('preparing', preparation);
      candidate = undefined;
      programs.stop();
      try {
        const from = await repository.head();
        const words = await step('collect', async () => {
          const tree = await repository.treeWith(from, wordFolders);
          await copyOf(tree);
          return tree;
        });
        const to = await step('derive', async () => {
          for (const { command } of derived) await programs.run(`node ${command.join(' ')}`, folder);
          return repository.commit(await repository.treeOf(folder), from, subject);
        });
        await Promise.all([
          step('check', async () => {
            const result = await findingsOf(programs, folder);
            change({ problems: result.problems });
            if (result.errors.length > 0) throw new Error(result.errors.join('\n'));
          }),
          step('build', () => programs.run('node cli/main.ts build --no-check --no-refresh --preview', folder)),
        ]);
        const preview = await step('preview', async () =>
          programs.start(config.preview, folder, { PORT: String(await port()) }),
        );
        candidate = { from, words, to };
        change({ phase: 'ready', preview, commit: to });
      } catch {
        change({ phase: 'failed' });
      }
    },
    async goLive() {
      const { from, words, to } = candidate ?? {};
      if (state.phase !== 'ready' && state.phase !== 'not-live')
        throw new Refused({ reason: 'bad-request', detail: 'nothing was shown' });
      if (state.problems.length > 0) throw new Refused({ reason: 'bad-request', detail: state.problems.join(' ') });
      const isMoved = state.phase === 'not-live';
      const target = isMoved ? readJournal(root)?.to : to;
      if (target === undefined) throw new Refused({ reason: 'bad-request', detail: 'nothing was shown' });
      if (!isMoved && from !== undefined && (await repository.treeWith(from, wordFolders)) !== words) {
        throw new Refused({ reason: 'changed-since-preview' });
      }
      begin('publishing', isMoved ? ['publish'] : ['commit', 'publish']);
      return async () => {
        try {
          if (!isMoved && from !== undefined) {
            await step('commit', () => moveBranch(repository, { from, to: target, kind: 'publish' }));
          }
          await step('publish', () => put(target));
          change({ phase: 'live', commit: target });
        } catch {
          change({
            phase: readJournal(root)?.to === target && (await repository.head()) === target ? 'not-live' : 'failed',
          });
        }
      };
    },
    async takeBack(subject) {
      const entry = readJournal(root);
      if (!entry || isRunning(state) || (await repository.head()) !== entry.to) {
        throw new Refused({ reason: 'cannot-undo' });
      }
      const { from, to, isLive } = entry;
      for (const { path, after } of await repository.differences(from, to)) {
        // What somebody has written since would have nowhere to stay.
        if ((await repository.idOnDisk(path)) !== after) throw new Refused({ reason: 'cannot-undo' });
      }
      begin('publishing', isLive ? ['commit', 'publish'] : ['commit']);
      return async () => {
        try {
          const back = await repository.commit(`${from}^{tree}`, to, subject);
          await step('commit', () => moveBranch(repository, { from: to, to: back, kind: 'take-back' }));
          if (isLive) await step('publish', () => put(back));
          change({ phase: 'taken-back', commit: back });
        } catch {
          change({ phase: (await repository.head()) === to ? 'failed' : 'not-live' });
        }
      };
    },
  };
}

/** What a desk that is opened knows of the last publication. */
function stateOf(root: string): Publication {
  const entry = readJournal(root);
  const phase = !entry?.isSettled ? 'idle' : entry.isLive ? 'live' : 'not-live';
  return { phase, steps: [], problems: [], ...(entry && { commit: entry.to }) };
}

function isRunning({ phase }: Publication): boolean {
  return phase === 'preparing' || phase === 'publishing';
}
