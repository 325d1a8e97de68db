import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const path = '.cache/desk/token';

/** The token of the desk of a project: the same at every start, so that a page that is open stays of use. */
export function deskToken(root: string): string {
  const file = join(root, path);
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (/^[\w-]{32}$/.test(kept)) return kept;
  } catch (error) {
    // It is not there at the first start.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const token = randomBytes(24).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  // For nobody else on this machine.
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}
