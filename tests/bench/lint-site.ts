import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeRun, runNode } from './lint-run.ts';

const repository = join(import.meta.dirname, '../..');

/** What the tool keeps between two runs, beside the code that Node has compiled. */
const cache = join(repository, 'node_modules/.cache/content-lint');

/** Runs of `content-lint check` on this site: without anything kept from before, and as they usually are. */
export async function siteTimes(runs: number): Promise<{ first: NodeRun[]; next: NodeRun[] }> {
  const compiled = mkdtempSync(join(tmpdir(), 'compiled-'));
  const check = async () => {
    const parameters = [join(repository, 'cli/content-lint/bin.js'), 'check'];
    const run = await runNode(parameters, { cwd: repository, seconds: 60, compiled });
    if (!run) throw new Error('content-lint check took too long');
    return run;
  };
  const first: NodeRun[] = [];
  for (let run = 0; run < Math.min(runs, 3); run++) {
    for (const folder of [cache, compiled]) rmSync(folder, { recursive: true, force: true });
    first.push(await check());
  }
  const next: NodeRun[] = [];
  for (let run = 0; run < runs; run++) next.push(await check());
  rmSync(compiled, { recursive: true, force: true });
  return { first, next };
}
