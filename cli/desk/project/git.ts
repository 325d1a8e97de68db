import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Separates the fields that git prints of a commit: a control character, because a subject may have any other sign. */
export const fieldSeparator = '\u001f';

/** In bytes. Node's default, one megabyte, could be too little for a large file or a long list of files. */
const maxOutput = 50_000_000;

/** Runs git in a folder, and gives what it prints. Empty if the folder is in no repository, or if git fails. */
export async function git(root: string, parameters: readonly string[]): Promise<string> {
  try {
    return (await run('git', parameters, { cwd: root, maxBuffer: maxOutput })).stdout;
  } catch {
    return '';
  }
}
