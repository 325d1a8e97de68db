import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { FileTree } from '../core/project/file-tree.ts';
import { ProjectError } from '../core/project/project-error.ts';

/** As Node reads a file: a byte order mark stays. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Begins the modes of files, 100644 and 100755; links and submodules have others. */
const fileMode = '100';

const lineFeed = 10;

/** A state of a repository: what is staged for the next commit, or a commit by any name that git accepts. */
export type GitState = 'index' | { commit: string };

/** The files of a folder as git holds them. Throws a `ProjectError` without git, a repository or such a commit. */
export function gitTree(root: string, state: GitState): FileTree {
  if (!existsSync(root)) throw new ProjectError('no-root', root);
  const blobs = state === 'index' ? stagedBlobs(root) : committedBlobs(root, state.commit);
  /** Those of the paths that git has a file at, with its id. */
  const entriesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const id = blobs.get(path);
      return id === undefined ? [] : [{ path, id }];
    });
  const bytes = (paths: readonly string[]) => {
    const entries = entriesOf(paths);
    const contents = readBlobs(root, entries);
    return new Map(entries.map(({ path }, at) => [path, contents[at] ?? new Uint8Array()]));
  };
  return {
    has: (path) => blobs.has(path),
    // None: git can read every file that it lists.
    obstacles: () => [],
    below: (folder) => [...blobs.keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`)).sort(),
    bytes,
    texts: (paths) => new Map([...bytes(paths)].map(([path, content]) => [path, utf8.decode(content)])),
    sizes(paths) {
      const entries = entriesOf(paths);
      const lines = batch(root, '--batch-check=%(objectsize)', entries).toString('utf8').split('\n');
      return new Map(entries.map(({ path }, at) => [path, Number(lines[at])]));
    },
  };
}

/** Ids of the staged files by path. Files that are only announced (`git add -N`) are not part of the next commit. */
function stagedBlobs(root: string): Map<string, string> {
  const added = ['diff-files', '--name-only', '--diff-filter=A', '--relative', '-z'];
  const announced = new Set(git(root, added).split('\0'));
  const blobs = new Map<string, string>();
  for (const line of git(root, ['ls-files', '--stage', '-z']).split('\0')) {
    // `100644 8ab6… 0`, a tab and the path, which may have a line break in it.
    const [, mode, id, stage, path] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
    if (!mode?.startsWith(fileMode) || !id || !path || announced.has(path)) continue;
    // 0 is a file without a conflict. In a conflict our own side, 2, counts until it is resolved.
    if (stage === '0' || stage === '2') blobs.set(path, id);
  }
  return blobs;
}

function committedBlobs(root: string, commit: string): Map<string, string> {
  const listing = git(root, ['ls-tree', '-r', '-z', commitId(root, commit), '.']);
  const blobs = new Map<string, string>();
  for (const line of listing.split('\0')) {
    // `100644 blob 8ab6…`, a tab and the path.
    const [, mode, id, path] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
    if (mode?.startsWith(fileMode) && id && path) blobs.set(path, id);
  }
  return blobs;
}

/** Gives the last commit that `HEAD` and a branch have in common; the commit of the branch itself if there is none. */
export function mergeBase(root: string, branch: string): string {
  const id = commitId(root, branch);
  try {
    return git(root, ['merge-base', 'HEAD', id]).trim();
  } catch {
    return id;
  }
}

function commitId(root: string, commit: string): string {
  // Throws without git or a repository, which would else look like a commit that does not exist.
  git(root, ['rev-parse', '--git-dir']);
  try {
    return idOf(root, commit);
  } catch {
    throw new ProjectError('no-commit', commit);
  }
}

/**
 * Gives the id of a commit by any of its names. Other git commands get only the id: they would take a name that begins
 * with a hyphen for an option.
 */
function idOf(root: string, commit: string): string {
  return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]).trim();
}

/** `git cat-file --batch` answers with a line that ends in the size, `8ab6… blob 1234`, the bytes, and a line feed. */
function readBlobs(root: string, blobs: readonly { id: string }[]): Uint8Array[] {
  const output = batch(root, '--batch', blobs);
  let at = 0;
  return blobs.map(() => {
    const start = output.indexOf(lineFeed, at) + 1;
    const size = Number(output.toString('latin1', at, start).split(' ')[2]);
    at = start + size + 1;
    return output.subarray(start, start + size);
  });
}

/** Asks `git cat-file` about blobs. It answers in their order: contents, or with `--batch-check` only sizes. */
function batch(root: string, option: string, blobs: readonly { id: string }[]): Buffer {
  if (blobs.length === 0) return Buffer.alloc(0);
  const input = `${blobs.map(({ id }) => id).join('\n')}\n`;
  // By default Node refuses an output of more than one megabyte.
  return execFileSync('git', ['cat-file', option], { cwd: root, input, maxBuffer: 2 ** 31 - 1 });
}

function git(root: string, args: readonly string[]): string {
  try {
    const stdio = ['ignore' as const, 'pipe' as const, 'pipe' as const];
    // In English, because its sentence is read below.
    const env = { ...process.env, LC_ALL: 'C' };
    // `maxBuffer` is enough for any output: it becomes a text, and Node has no longer strings than half of this.
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30, stdio, env });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const output = (stderr || message).trim().split('\n')[0] ?? '';
    throw new ProjectError(output.includes('not a git repository') ? 'no-repository' : 'no-git', output);
  }
}
