import { spawnSync } from 'node:child_process';

/** When committed files changed last, as days such as `2026-11-20` in UTC. */
export interface LastChanges {
  /** The newest day among some files; undefined if one of them has no history. */
  of(paths: readonly string[]): string | undefined;
  /** The newest day of all. */
  newest: string | undefined;
}

/**
 * Asks git when the files below some folders of `root` changed last. Without git, without history, or in a shallow
 * clone, where every file looks as old as the clone, nothing is known; that is never a failure.
 */
export function lastChanges(root: string, folders: readonly string[]): LastChanges {
  const days = new Map<string, string>();
  const shallow = git(root, ['rev-parse', '--is-shallow-repository']);
  if (shallow?.trim() === 'false') {
    const log = git(root, ['log', '--relative', '--name-only', '--no-renames', '--format=%x00%ct', '--', ...folders]);
    // Of each commit git prints a zero byte, the time in seconds, and a line for each file that it changed.
    for (const commit of (log ?? '').split('\0').slice(1)) {
      const [seconds = '', ...paths] = commit.split('\n').filter((line) => line !== '');
      const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
      for (const path of paths) if ((days.get(path) ?? '') < day) days.set(path, day);
    }
  }
  const newest = [...days.values()].sort().at(-1);
  return {
    newest,
    of: (paths) => {
      const known = paths.map((path) => days.get(path));
      return known.includes(undefined) ? undefined : known.sort().at(-1);
    },
  };
}

/** What git prints, with accents in paths as they are (`quotePath`); undefined if git is not there or fails. */
function git(root: string, parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...parameters], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}
