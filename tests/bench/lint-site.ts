import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type NodeRun, runNode } from './lint-run.ts';

const repository = join(import.meta.dirname, '../..');

/** What the tool keeps between two runs. */
const caches = ['.cache/compile', 'node_modules/.cache/content-lint'];

/** Runs of `content-lint check` on this site: without anything kept from before, and as they usually are. */
export async function siteTimes(runs: number): Promise<{ first: NodeRun[]; next: NodeRun[] }> {
  const check = async () => {
    const run = await runNode([join(repository, 'cli/content-lint/bin.js'), 'check'], { cwd: repository, seconds: 60 });
    if (!run) throw new Error('content-lint check took too long');
    return run;
  };
  const first: NodeRun[] = [];
  for (let run = 0; run < Math.min(runs, 3); run++) {
    for (const cache of caches) rmSync(join(repository, cache), { recursive: true, force: true });
    first.push(await check());
  }
  const next: NodeRun[] = [];
  for (let run = 0; run < runs; run++) next.push(await check());
  return { first, next };
}
