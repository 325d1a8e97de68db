import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectId } from '#cli/desk/project-id.ts';

const path = '.cache/desk/address';

/** How long a desk may take to answer, in milliseconds. */
const answerTimeout = 3_000;

/** Remembers where the desk of a project is open. */
export function rememberAddress(root: string, address: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  // The address has the token of the desk in it: nobody else on this machine may read it.
  writeFileSync(file, address, { mode: 0o600 });
}

/**
 * Gives the address of a desk of this project that is already running: two desks would publish at the same time. The
 * page from `desk-routes.ts` has the project's id, so that the desk of a copy of the project does not count.
 */
export async function addressOfRunningDesk(root: string): Promise<string | undefined> {
  try {
    const address = readFileSync(join(root, path), 'utf8');
    const answer = await fetch(address, { signal: AbortSignal.timeout(answerTimeout) });
    return (await answer.text()).includes(projectId(root)) ? address : undefined;
  } catch {
    // No desk was ever open, or it has ended.
    return undefined;
  }
}
