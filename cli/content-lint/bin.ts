#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Node keeps what it has compiled: without it every start compiles all rules anew. Silent where it cannot be written.
enableCompileCache();

const { run } = await import('./commands/program.ts');
process.exitCode = await run(process.argv.slice(2));
