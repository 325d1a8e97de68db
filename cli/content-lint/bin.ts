#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Node keeps what it has compiled: without it every start compiles all rules anew. Silent where it cannot be written.
enableCompileCache();

// A reader that goes away early, such as `head`, is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { run } = await import('./commands/program.ts');
process.exitCode = await run(process.argv.slice(2), process);
