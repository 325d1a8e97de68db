import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectId } from '#cli/desk/project-id.ts';

const path = '.cache/desk/address';

/** How long a desk may take to answer, in milliseconds. */
const patience = 3_000;

/** Remembers where the desk of a project is open. */
export function rememberAddress(root: string, address: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, address, { mode: 0o600 });
}

/** The address of a desk of this project that answers already: two of them would publish at the same time. */
export async function openElsewhere(root: string): Promise<string | undefined> {
  try {
    const address = readFileSync(join(root, path), 'utf8');
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return (await answer.text()).includes(projectId(root)) ? address : undefined;
  } catch {
    // None was ever open, it has ended, or it belongs to a copy of the project.
    return undefined;
  }
}
