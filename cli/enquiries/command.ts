import { enquiriesProgram } from './program.ts';
import { writeErrorCause } from './write-private-file.ts';

process.stdout.on('error', (error) => {
  console.error(`enquiries: the output was not written to its end: ${writeErrorCause(error)}`);
  process.exit(1);
});

export const command = enquiriesProgram();
