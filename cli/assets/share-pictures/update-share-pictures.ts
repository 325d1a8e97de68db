import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RefreshReport } from '#cli/assets/refresh-report.ts';

/** Where it is written down what each picture for sharing was made from, from the root of the project. */
export const shareLockPath = 'content/og.lock.json';

/** The address of each picture, below `public/`, with the hash of what it was made from. */
export type ShareLock = Record<string, string>;

/** A picture that the site should have. */
export interface WantedShare {
  /** Address below `public/`, such as `/og/nl/contact.png`. */
  path: string;
  hash: string;
  draw: () => Promise<Buffer>;
}

/** Sixteen hexadecimal digits that follow from what a picture is made from. */
export function shareHash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

/** Reads the lock below `root`; empty where there is none. */
export function readShareLock(root: string): ShareLock {
  const path = join(root, shareLockPath);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ShareLock) : {};
}

/** Whether a picture is there and was made from what it should be made from now. */
export function isCurrent(root: string, lock: ShareLock, { path, hash }: Omit<WantedShare, 'draw'>): boolean {
  return lock[path] === hash && existsSync(join(root, 'public', path));
}

/** Pictures below `public/og` that no page asks for. */
export function surplusShares(root: string, wanted: readonly Pick<WantedShare, 'path'>[]): string[] {
  const paths = new Set(wanted.map(({ path }) => path));
  return globSync('og/**/*.png', { cwd: join(root, 'public') })
    .map((file) => `/${file}`)
    .filter((path) => !paths.has(path))
    .sort();
}

/** Draws what is missing or stale, removes what no page asks for, and writes the lock. Does nothing where nothing changed. */
export async function updateSharePictures(root: string, wanted: readonly WantedShare[]): Promise<RefreshReport> {
  const before = readShareLock(root);
  const after: ShareLock = {};
  const report: RefreshReport = { made: [], kept: 0, removed: surplusShares(root, wanted), problems: [] };
  for (const { path, hash, draw } of [...wanted].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (isCurrent(root, before, { path, hash })) {
      report.kept += 1;
      after[path] = hash;
      continue;
    }
    try {
      const bytes = await draw();
      mkdirSync(dirname(join(root, 'public', path)), { recursive: true });
      writeFileSync(join(root, 'public', path), bytes);
      after[path] = hash;
      report.made.push({ path, bytes: bytes.length });
    } catch (error) {
      report.problems.push({ path, message: error instanceof Error ? error.message : String(error) });
    }
  }
  for (const path of report.removed) rmSync(join(root, 'public', path));
  const text = `${JSON.stringify(after, null, 2)}\n`;
  const lock = join(root, shareLockPath);
  if (!existsSync(lock) || readFileSync(lock, 'utf8') !== text) writeFileSync(lock, text);
  return report;
}
