import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { run } from '#cli/content-lint/commands/program.ts';
import type { Finished } from '../../run-program.ts';

/** Commands that read a project. Those of the tests are translated from Dutch, where they do not say otherwise. */
const projectCommands = [
  'check',
  'coverage',
  'stats',
  'accept',
  'export',
  'import',
  'pseudo',
  'types',
  'rename',
  'watch',
];

/** Runs the program in this process, as it would run in a folder, with somebody at a terminal where something is `typed`. Tests of a real process are in `process.test.ts`. */
export async function contentLint(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = { LANG: 'en_GB.UTF-8' },
  typed?: string,
): Promise<Finished> {
  const stdout = recorder();
  const stderr = recorder();
  const [command = ''] = args;
  const isOpen = projectCommands.includes(command) && !args.includes('--source');
  const root = resolve(cwd, args.includes('--root') ? (args[args.indexOf('--root') + 1] ?? '') : '');
  const hasConfig = existsSync(join(root, 'content-lint.config.ts'));
  const source = isOpen && !hasConfig ? ['--source', 'nl'] : [];
  // Most tests are about a project in which every text has to be there.
  const complete = command === 'check' && !hasConfig && !args.includes('--complete') ? ['--complete', '*'] : [];
  const stdin = typed === undefined ? {} : { stdin: Object.assign(Readable.from([typed]), { isTTY: true }) };
  const status = await run([...args, ...source, ...complete], { ...stdin, stdout, stderr, cwd: () => cwd, env });
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
