#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { faults } from './faults.ts';
import { ProjectCopy } from './project-copy.ts';

// Plants one fault at a time in a copy of the built project, and runs the suite that should notice it.

if (!existsSync('dist/public')) {
  console.error('faults: there is no build to plant faults in. Run `npm run build` first.');
  process.exit(2);
}

const only = process.argv.slice(2);
const chosen = faults.filter(({ name }) => only.length === 0 || only.includes(name));
const unknown = only.find((name) => !faults.some((fault) => fault.name === name));
if (unknown !== undefined) {
  console.error(
    `faults: there is no fault called \`${unknown}\`. There are: ${faults.map(({ name }) => name).join('; ')}`,
  );
  process.exit(2);
}

const copy = new ProjectCopy();
process.on('exit', () => copy.remove());

/** Runs a suite in the copy. Gives its exit code and all that it printed. */
function run(suite: string): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(suite, {
    shell: true,
    cwd: copy.root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    timeout: 300_000,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { status, printed: stdout + stderr };
}

// A suite that fails without a fault would notice anything.
for (const suite of new Set(chosen.map(({ suite }) => suite))) {
  const { status, printed } = run(suite);
  if (status === 0) continue;
  console.error(`faults: this suite fails without any fault. Mend that first: ${suite}\n${printed.slice(-3000)}`);
  process.exit(1);
}

let missed = 0;
for (const { name, suite, notice, plant } of chosen) {
  plant(copy);
  const { status, printed } = run(suite);
  copy.restore();
  const isNoticed = status !== 0 && notice.test(printed);
  if (!isNoticed) missed += 1;
  console.log(`${isNoticed ? '✓ noticed' : '✗ missed '}  ${name.padEnd(46)} ${suite}`);
}
console.log(`\n${chosen.length - missed} of ${chosen.length} faults were noticed.`);
process.exitCode = missed > 0 ? 1 : 0;
