import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs git, for some methods with another work tree or index than the project's. Every method throws with what git
 * said.
 */
export interface Repository {
  root: string;
  head(): Promise<string>;
  /** Who commits here, as git is configured. */
  author(): Promise<string>;
  /**
   * The tree of a commit with these folders and files as they are on the disk. Touches neither the index nor a branch.
   */
  treeWith(commit: string, folders: readonly string[], files?: readonly string[]): Promise<string>;
  /** Gives a folder exactly the files of a tree; what git ignores there stays. */
  checkOut(tree: string, folder: string): Promise<void>;
  /** Makes a tree of everything in a folder that `checkOut` has filled, except `node_modules`. */
  treeOf(folder: string): Promise<string>;
  /** Makes a commit that no branch has yet, and gives its id. */
  commit(tree: string, parent: string, subject: string): Promise<string>;
  /** Moves the branch from one commit to another in one step; throws if the branch is not at `from`. */
  move(to: string, from: string): Promise<void>;
  /**
   * The paths that differ between two commits, with the id of the file in each commit; undefined if a commit lacks the
   * file.
   */
  differences(from: string, to: string): Promise<Difference[]>;
  /** Brings these paths of the index to their state after the difference, in one step. */
  stage(differences: readonly Difference[]): Promise<void>;
  /** The id that a file on the disk would have; undefined if there is none. */
  idOnDisk(path: string): Promise<string | undefined>;
  /** The content of a file by its id. */
  blob(id: string): Promise<Buffer>;
  /**
   * Removes the locks that a killed git has left in the repository. Locks from before a time, in milliseconds since
   * 1970, are not ours and stay.
   */
  breakLocks(since: number): Promise<void>;
  push(remote: string, commit: string, branch: string): Promise<void>;
}

export interface Difference {
  path: string;
  /** Git's mode of the file, such as `100644`: the new one if it still exists. */
  mode: string;
  /** The id of the file in each of the two commits; undefined if that commit lacks it. */
  before: string | undefined;
  after: string | undefined;
}

/** How much git may print, in bytes. */
const maxOutput = 100_000_000;

/** The mode and the id that git prints for a file that a commit lacks. */
const allZeros = /^0+$/;

/**
 * The repository of a project at its root. `scratch` is a folder for its extra indexes. Tests pass `onCall`, which is
 * called before each command.
 */
export function openRepository(root: string, scratch: string, onCall?: () => void): Repository {
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  const wordsIndex = join(scratch, 'words.index');
  const copyIndex = join(scratch, 'copy.index');
  // Only this desk uses them: their locks are of a git that was killed with an earlier desk.
  for (const index of [wordsIndex, copyIndex]) rmSync(`${index}.lock`, { force: true });
  const git = async (parameters: readonly string[], variables: Record<string, string> = {}, input?: string) => {
    onCall?.();
    const running = run('git', parameters, {
      cwd: root,
      // Nobody is at the terminal of the desk: without a stored password a push fails instead of waiting for one.
      env: { ...process.env, ...variables, GIT_TERMINAL_PROMPT: '0' },
      maxBuffer: maxOutput,
    });
    if (input !== undefined) running.child.stdin?.end(input);
    try {
      return (await running).stdout;
    } catch (error) {
      const { stderr = '', message } = error as { stderr?: string; message: string };
      throw new Error(stderr.trim() || message);
    }
  };
  /** Runs git and gives its only line of output. */
  const line = async (...given: Parameters<typeof git>) => (await git(...given)).trim();
  const author = () => line(['config', 'user.name']).catch(() => '');
  /** An index apart from the one of the repository, so that what somebody has staged there is left alone. */
  const wordsEnvironment = { GIT_INDEX_FILE: wordsIndex };
  /** A folder that `checkOut` fills, with an index for it: git then works there and not on the files of the project. */
  const copyEnvironment = (folder: string) => ({
    GIT_INDEX_FILE: copyIndex,
    GIT_WORK_TREE: folder,
  });
  return {
    root,
    head: () => line(['rev-parse', '--verify', 'HEAD']),
    author,
    async treeWith(commit, folders, files = []) {
      await git(['read-tree', commit], wordsEnvironment);
      // A path that neither the disk nor the commit has makes git fail: a project may lack a folder, such as
      // `public/images`. A file that is gone from the disk is in the commit.
      const committed = (await git(['ls-tree', '-d', '--name-only', commit, '--', ...folders])).split('\n');
      const present = folders.filter((folder) => committed.includes(folder) || existsSync(join(root, folder)));
      await git(['add', '--all', '--', ...present, ...files], wordsEnvironment);
      return line(['write-tree'], wordsEnvironment);
    },
    async checkOut(tree, folder) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await git(['read-tree', '--reset', '-u', tree], copyEnvironment(folder));
    },
    async treeOf(folder) {
      // The folder is outside the project, so git has to be given the repository.
      await git(['-C', folder, 'add', '--all', '--', '.', ':!node_modules'], {
        ...copyEnvironment(folder),
        GIT_DIR: await line(['rev-parse', '--absolute-git-dir']),
      });
      return line(['write-tree'], copyEnvironment(folder));
    },
    async commit(tree, parent, subject) {
      // Somebody who has never told git a name or an address can publish too. A configured address goes with a
      // configured name: without that, both are the desk's.
      const isNamed = (await author()) !== '';
      const usesConfiguredAddress = isNamed && (await line(['config', 'user.email']).catch(() => '')) !== '';
      const committer = [
        ...(isNamed ? [] : ['-c', 'user.name=Words desk']),
        ...(usesConfiguredAddress ? [] : ['-c', 'user.email=desk@localhost']),
      ];
      return line([...committer, 'commit-tree', tree, '-p', parent, '-m', subject]);
    },
    move: async (to, from) => void (await git(['update-ref', '-m', 'words desk', 'HEAD', to, from])),
    async differences(from, to) {
      const text = await git(['diff-tree', '-r', '-z', '--no-renames', from, to]);
      // With `-z`, a field `:100644 100644 <id before> <id after> M` and the field of its path alternate.
      const fields = text.split('\0');
      const differences: Difference[] = [];
      for (let at = 0; at + 1 < fields.length; at += 2) {
        const [oldMode = '', newMode = '', before = '', after = ''] = (fields[at] ?? '').replace(/^:/, '').split(' ');
        differences.push({
          path: fields[at + 1] ?? '',
          mode: allZeros.test(newMode) ? oldMode : newMode,
          before: allZeros.test(before) ? undefined : before,
          after: allZeros.test(after) ? undefined : after,
        });
      }
      return differences;
    },
    async stage(differences) {
      // Git removes a path that is given the mode 0.
      const lines = differences.map(({ path, mode, after }) =>
        after === undefined ? `0 ${'0'.repeat(40)}\t${path}` : `${mode} ${after}\t${path}`,
      );
      if (lines.length > 0) await git(['update-index', '-z', '--index-info'], {}, `${lines.join('\0')}\0`);
    },
    idOnDisk: (path) => line(['hash-object', '--', path]).catch(() => undefined),
    async blob(id) {
      onCall?.();
      const { stdout } = await run('git', ['cat-file', 'blob', id], {
        cwd: root,
        encoding: 'buffer',
        maxBuffer: maxOutput,
      });
      return stdout;
    },
    async breakLocks(since) {
      const branch = await line(['symbolic-ref', '--quiet', 'HEAD']).catch(() => 'HEAD');
      for (const name of ['index.lock', 'HEAD.lock', `${branch}.lock`]) {
        const lock = resolve(root, await line(['rev-parse', '--git-path', name]));
        if ((statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since) rmSync(lock);
      }
    },
    push: async (remote, commit, branch) => void (await git(['push', remote, `${commit}:refs/heads/${branch}`])),
  };
}
