import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const path = '.cache/desk/token';

/** The token of a project's desk: the same at every start, so that a page left open still works after a restart. */
export function deskToken(root: string): string {
  const file = join(root, path);
  try {
    const kept = readFileSync(file, 'utf8').trim();
    // The 24 bytes below are 32 characters of base64url.
    if (/^[\w-]{32}$/.test(kept)) return kept;
  } catch (error) {
    // It is not there at the first start.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const token = randomBytes(24).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  // Nobody else on this machine may read it.
  // A file that is there already keeps its mode when it is written.
  rmSync(file, { force: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}
