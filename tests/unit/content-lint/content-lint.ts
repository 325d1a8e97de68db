import { Writable } from 'node:stream';
import { run } from '#cli/content-lint/commands/program.ts';

/** What a run of the program has left. */
export interface Finished {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the program in this process, as it would run in a folder. Tests of a real process are in `process.test.ts`. */
export async function contentLint(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = { LANG: 'en_GB.UTF-8' },
): Promise<Finished> {
  const stdout = recorder();
  const stderr = recorder();
  const status = await run(args, { stdout, stderr, cwd: () => cwd, env });
  return { status, stdout: stdout.text(), stderr: stderr.text() };
}

/** A stream that keeps what is written to it. */
function recorder(): Writable & { text(): string } {
  let all = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      all += chunk;
      done();
    },
  });
  return Object.assign(stream, { text: () => all });
}
