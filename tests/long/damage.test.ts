import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { DamagedProject } from '../fixtures/damage/damaged-project.ts';
import { damages } from '../fixtures/damage/damages.ts';

/** Files of which there are many alike: each gets one of the damages, every other file gets half of them. */
const alike = /\/services\//;

let project: DamagedProject;
beforeAll(() => {
  project = new DamagedProject();
});
afterAll(() => project.remove());

test('no damaged file passes unseen, and what passes is valid content', async () => {
  const faults: string[] = [];
  const valid = new Map<string, string>();
  let seen = 0;
  for (const [at, path] of project.files.entries()) {
    for (const [nth, damage] of damages.entries()) {
      if ((at + nth) % (alike.test(path) ? damages.length : 2) !== 0) continue;
      const { result, text } = await project.check(path, damage, at * damages.length + nth);
      if (result === 'seen') seen += 1;
      else if (result === 'valid') valid.set(path, text ?? '');
      else if (result !== 'skipped') faults.push(`${path}, ${damage.name}: ${result}`);
    }
  }
  console.log(`${seen} damaged projects seen, ${valid.size} that stayed valid`);
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(600);
  buildAll(valid);
}, 3_600_000);

/** Builds a site with all the content that passed, and looks for what no visitor should read. */
function buildAll(valid: ReadonlyMap<string, string>): void {
  const copy = copyProject('valid-content');
  try {
    for (const [path, text] of valid) writeFileSync(join(copy, path), text);
    for (const script of ['cli/build.ts', 'cli/audit.ts']) {
      const { status, stdout, stderr } = spawnSync('node', [script], { cwd: copy, encoding: 'utf8' });
      expect(status, stdout + stderr).toBe(0);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
