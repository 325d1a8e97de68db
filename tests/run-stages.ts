#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { Command, Option } from 'commander';

/** One part of the tests: a command of its own, which can be run again alone. */
interface Stage {
  name: string;
  command: string;
}

const vitest = (project: string): string => `vitest run --config tests/vitest.config.ts --project ${project}`;

const lint: Stage = { name: 'lint', command: 'biome check .' };
const build: Stage = { name: 'build', command: 'node cli/main.ts build' };
const types: Stage = { name: 'types', command: 'npm run -s typecheck' };
const unit: Stage = { name: 'unit', command: vitest('unit') };

/** Unit tests that start programs or try thousands of cases, which `npm run test:quick` leaves to `npm test`. */
const slowUnits = [
  'unit/new/*',
  'unit/assets/*',
  'unit/deploy/*',
  'unit/site-rules/slugs-command*',
  'unit/content-lint/{lsp,process,recall,fixes,message-pairs,changed,hostile-projects}.test.ts',
  'unit/content-lint/commands/*',
];
const quickUnit: Stage = {
  name: 'unit',
  command: [unit.command, ...slowUnits.map((files) => `--exclude 'tests/${files}'`)].join(' '),
};
const chromium: Stage = { name: 'chromium', command: 'node cli/main.ts chromium' };

/** What each command runs, in this order. The build checks the content. */
const sets: Record<'all' | 'quick' | 'long', readonly Stage[]> = {
  all: [
    lint,
    chromium,
    build,
    types,
    unit,
    { name: 'site', command: vitest('site') },
    { name: 'worker', command: vitest('worker') },
    { name: 'browser', command: 'playwright test --config tests/playwright.config.ts' },
  ],
  quick: [lint, { name: 'check', command: 'node cli/content-lint/bin.js check' }, types, quickUnit],
  long: [
    { name: 'chromium', command: 'node cli/main.ts chromium --with-windows' },
    build,
    { name: 'long', command: vitest('long') },
    { name: 'long in a browser', command: 'playwright test --config tests/playwright.long.config.ts' },
  ],
};

const { set } = new Command('run-stages')
  .description('Runs the tests stage by stage, says how long each took, and stops at the first that fails.')
  .addOption(new Option('--set <name>', 'which tests').choices(Object.keys(sets)).default('all'))
  .parse()
  .opts<{ set: keyof typeof sets }>();

const started = performance.now();
const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);

for (const { name, command } of sets[set]) {
  const from = performance.now();
  console.log(`\n── ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds(from)} s. Run it again with: npx ${command}`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${name}: ${seconds(from)} s`);
}
console.log(`\n✓ all stages: ${seconds(started)} s`);
