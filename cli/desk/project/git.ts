import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Separates what git prints of a commit. */
export const unit = '\u001f';

/** What git prints of a repository. Empty if there is none, or not what was asked for. */
export async function git(root: string, parameters: readonly string[]): Promise<string> {
  try {
    return (await run('git', parameters, { cwd: root, maxBuffer: 50_000_000 })).stdout;
  } catch {
    return '';
  }
}
