#!/usr/bin/env node
import { runCommand } from '#cli/command-line/run-command.ts';
import { enquiriesProgram } from '#cli/enquiries/program.ts';
import { writeErrorCause } from '#cli/enquiries/write-private-file.ts';

process.stdout.on('error', (error) => {
  console.error(`enquiries: the output was not written to its end: ${writeErrorCause(error)}`);
  process.exit(1);
});
await runCommand(enquiriesProgram());
