import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import type { Task } from '../fixtures/damage/damage-process.ts';
import { DamagedProject, type Outcome } from '../fixtures/damage/damaged-project.ts';
import { damages } from '../fixtures/damage/damages.ts';
import { onAllProcessors } from '../fixtures/on-all-processors.ts';

/** Files of which there are many alike: each gets one of the damages, every other file gets half of them. */
const alike = /\/(?:services|drawings)\//;

/** In milliseconds: about a thousand checks of a second, on processors that other tests use too. */
const longest = 1_500_000;

test(
  'no damaged file passes unseen, and what passes is valid content',
  async () => {
    const module = new URL('../fixtures/damage/damage-process.ts', import.meta.url);
    const outcomes = await onAllProcessors<Task, Outcome & { damage: string }>(module, tasks());
    const count = (result: string) => outcomes.filter((one) => one.result === result).length;
    const valid = outcomes.filter(({ result }) => result === 'valid');
    console.log(`${count('seen')} damaged projects seen, ${valid.length} that stayed valid`);
    const faults = outcomes.filter(({ result }) => !['seen', 'valid', 'skipped'].includes(result));
    expect(faults.map(({ path, damage, result }) => `${path}, ${damage}: ${result}`)).toEqual([]);
    expect(count('seen')).toBeGreaterThanOrEqual(600);
    if (valid.length > 0) buildAll(new Map(valid.map(({ path, text = '' }) => [path, text])));
  },
  longest,
);

function tasks(): Task[] {
  const project = new DamagedProject();
  project.remove();
  return project.files.flatMap((path, file) =>
    damages.flatMap((_, damage) =>
      (file + damage) % (alike.test(path) ? damages.length : 2) === 0 ? [{ file, damage }] : [],
    ),
  );
}

/** Builds a site with all the content that passed, and looks for what no visitor should read. */
function buildAll(valid: ReadonlyMap<string, string>): void {
  const copy = copyProject('valid-content');
  try {
    for (const [path, text] of valid) writeFileSync(join(copy, path), text);
    for (const program of ['build', 'audit']) {
      const { status, stdout, stderr } = spawnSync('node', ['cli/main.ts', program], { cwd: copy, encoding: 'utf8' });
      expect(status, stdout + stderr).toBe(0);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
