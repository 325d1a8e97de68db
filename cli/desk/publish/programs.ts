import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Programs that a publication has running. They end with the process that started them, however that ends. */
export interface Programs {
  /**
   * Runs a command of the shell in a folder to its end, and gives what it printed. Throws with what it printed if it
   * fails.
   */
  run(command: string, folder: string): Promise<string>;
  /**
   * Starts a command, and resolves with the first address that it prints, while it goes on. Throws if it ends without
   * one.
   */
  start(command: string, folder: string, variables: Record<string, string>): Promise<string>;
  stop(): void;
}

/** How much of what a failed program printed is shown, in characters: the end says why it failed. */
const maxShown = 4_000;

/**
 * Runs a command whose input is a pipe from this process: when that closes, because this process has ended or was
 * killed, everything that the command has started ends too. The pipe becomes descriptor 3, from which only the job in
 * the background reads. No line ever comes: `read` returns when the pipe closes, and `kill` with 0 then ends the
 * process group.
 */
const guarded = `
exec 3<&0 </dev/null
{ read -r _ <&3; kill -TERM 0; } >/dev/null 2>&1 &
guard=$!
( exec 3<&-; eval "$1" )
status=$?
kill $guard
exit $status`;

export function programs(): Programs {
  const running = new Set<ChildProcess>();
  const begin = (command: string, folder: string, variables: Record<string, string>) => {
    const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
    // These two are set for the development server; the programs that it starts must not have them.
    const { NODE_ENV: _, DESK_TOKEN: __, ...env } = process.env;
    const child = spawn('sh', ['-c', guarded, 'sh', command], {
      cwd: folder,
      env: { ...env, ...variables, PATH: path },
      // A process group of its own, which ends as a whole.
      detached: true,
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  /** Collects what a program prints: `result` is its standard output, `all` has its errors too. */
  const follow = (child: ChildProcess, onOutput: (all: string) => void) => {
    const output = { result: '', all: '' };
    // Without an encoding, a character whose bytes come in two pieces would be lost.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        if (stream === child.stdout) output.result += text;
        output.all += text;
        onOutput(output.all);
      });
    return output;
  };
  const failure = (command: string, { all }: { all: string }, code: number | null) =>
    new Error(all.trim().slice(-maxShown) || `\`${command}\` ended with exit code ${code} and printed nothing.`);
  return {
    run: (command, folder) =>
      new Promise((resolve, reject) => {
        const child = begin(command, folder, {});
        const output = follow(child, () => {});
        child.once('error', reject);
        child.once('close', (code) => (code === 0 ? resolve(output.result) : reject(failure(command, output, code))));
      }),
    start: (command, folder, variables) =>
      new Promise((resolve, reject) => {
        const child = begin(command, folder, variables);
        const output = follow(child, (all) => {
          // Without colours, and with what follows it: else it may be half an address.
          const [address] = /https?:\/\/[^\s)]+(?=[\s)])/.exec(stripVTControlCharacters(all)) ?? [];
          if (address) resolve(address);
        });
        child.once('error', reject);
        child.once('close', (code) => reject(failure(command, output, code)));
      }),
    stop() {
      // This closes the pipe that `guarded` reads.
      for (const child of running) child.stdin?.destroy();
    },
  };
}
