import { rmSync } from 'node:fs';
import { hostileProject } from '../../fixtures/hostile-projects.ts';
import { contentLint } from './content-lint.ts';
import { folderOf } from './temporary-folder.ts';

/** Checks the hostile projects of some seeds; gives what went wrong other than by a finding. */
export async function crashesOf(seeds: Iterable<number>): Promise<string[]> {
  const crashes: string[] = [];
  for (const seed of seeds) {
    const root = folderOf(hostileProject(seed));
    const args = ['check', '--messages', 'i18n/{locale}.json', '--locales', 'nl,en', '--format', 'json'];
    const { status, stderr } = await contentLint(root, args);
    if ((status !== 0 && status !== 1) || stderr !== '') crashes.push(`seed ${seed}: ${status} ${stderr}`);
    rmSync(root, { recursive: true });
  }
  return crashes;
}
