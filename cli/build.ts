#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { finishSite } from '#src/ssg/finish-site.ts';

/** `npm run build`: checks the content, renders every page through Waku, finishes them for the edge. */
const started = performance.now();
rmSync('dist', { recursive: true, force: true });
if (!process.argv.includes('--no-check')) step('content check', ['node', 'cli/content-lint/bin.ts', 'check']);
step('render', ['waku', 'build']);
const { pages, styleSheets } = await finishSite('dist/public');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`dist/public: ${pages} pages with ${styleSheets} style sheets in ${seconds} s`);

/** Runs one step; a failing one ends the build with its own exit code. */
function step(name: string, [command, ...parameters]: [string, ...string[]]): void {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`build: the ${name} failed${error ? `: ${error.message}` : ''}`);
  process.exit(status ?? 2);
}
