#!/usr/bin/env node
import * as nodeModule from 'node:module';

// JavaScript, because Node would load its compiler of TypeScript for this file, before any cache is on: 40 ms a run.
// What an old Node cannot read may not be in this file: it has to get as far as the sentence below.
// So `node:module` is imported as a whole: a named import of `enableCompileCache`, which it lacks, would be an error.

/** As `engines` in package.json. */
const oldest = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) {
  nodeModule.enableCompileCache();

  // A reader that closes the pipe early, such as `head`, is not an error.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });

  import('./commands/program.ts').then(async ({ run }) => {
    process.exitCode = await run(process.argv.slice(2), process);
  });
} else {
  process.stderr.write(
    `error: content-lint needs Node ${oldest.join('.')} or newer, and this is ${process.versions.node}. Install a newer Node, or put it first in PATH.\n`,
  );
  process.exitCode = 2;
}
