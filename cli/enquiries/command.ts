import { enquiriesProgram } from './program.ts';
import { writeErrorCause } from './write-private-file.ts';

// Such as EPIPE: in `enquiries export | head` the reader has closed the pipe. Node gives such an error as an event.
process.stdout.on('error', (error) => {
  console.error(`enquiries: the output was not written to its end: ${writeErrorCause(error)}`);
  process.exit(1);
});

/** The program `enquiries`, which `cli/main.ts` runs. */
export const command = enquiriesProgram();
