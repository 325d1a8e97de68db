import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hostileProject } from '../../fixtures/hostile-projects.ts';
import { contentLint } from './content-lint.ts';

/** Checks the hostile projects of some seeds; gives what went wrong other than by a finding. */
export async function crashesOf(seeds: Iterable<number>): Promise<string[]> {
  const crashes: string[] = [];
  for (const seed of seeds) {
    const root = mkdtempSync(join(tmpdir(), 'hostile-'));
    for (const [path, text] of Object.entries(hostileProject(seed))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const args = ['check', '--messages', 'i18n/{locale}.json', '--locales', 'nl,en', '--format', 'json'];
    const { status, stderr } = await contentLint(root, args);
    if ((status !== 0 && status !== 1) || stderr !== '') crashes.push(`seed ${seed}: ${status} ${stderr}`);
    rmSync(root, { recursive: true });
  }
  return crashes;
}
