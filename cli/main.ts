#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Starting is most of what a small check costs; the cache is silent where it cannot be written.
enableCompileCache();
const { run } = await import('./commands/program.ts');
process.exitCode = await run(process.argv.slice(2));
