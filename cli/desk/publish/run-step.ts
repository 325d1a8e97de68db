import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Programs that a publication has running. */
export interface Programs {
  /** Runs a command of the shell in a folder to its end; gives what it printed. Throws with that where it ends otherwise. */
  run(command: string, folder: string): Promise<string>;
  /** Starts one, and resolves with the first address that it prints, while it goes on. Throws where it ends without. */
  start(command: string, folder: string, variables: Record<string, string>): Promise<string>;
  stop(): void;
}

/** How much of what a failed program printed is shown, in characters: the end says why it failed. */
const shown = 4_000;

/** `onRunning` gets the ids of all that run whenever one begins or ends, so that they end with the desk. */
export function programs(onRunning: (pids: number[]) => void): Programs {
  const running = new Set<ChildProcess>();
  const begin = (command: string, folder: string, variables: Record<string, string>) => {
    const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
    // This is the server of development, and what it starts is not.
    const { NODE_ENV: _, DESK_TOKEN: __, ...env } = process.env;
    const child = spawn(command, {
      shell: true,
      cwd: folder,
      env: { ...env, ...variables, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const tell = () => onRunning([...running].flatMap(({ pid }) => pid ?? []));
    running.add(child);
    tell();
    child.once('exit', () => {
      running.delete(child);
      tell();
    });
    return child;
  };
  const follow = (child: ChildProcess, onOutput: (all: string) => void) => {
    const output = { result: '', all: '' };
    child.stdout?.on('data', (bytes: Buffer) => {
      output.result += bytes;
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        output.all += bytes;
        onOutput(output.all);
      });
    return output;
  };
  const failure = ({ all }: { all: string }) => new Error(all.trim().slice(-shown));
  return {
    run: (command, folder) =>
      new Promise((resolve, reject) => {
        const child = begin(command, folder, {});
        const output = follow(child, () => {});
        child.once('error', reject);
        child.once('close', (code) => (code === 0 ? resolve(output.result) : reject(failure(output))));
      }),
    start: (command, folder, variables) =>
      new Promise((resolve, reject) => {
        // In place of the shell, so that ending it ends the program.
        const child = begin(`exec ${command}`, folder, variables);
        const output = follow(child, (all) => {
          const [address] = /https?:\/\/[^\s)]+/.exec(all) ?? [];
          if (address) resolve(address);
        });
        child.once('error', reject);
        child.once('close', () => reject(failure(output)));
      }),
    stop() {
      for (const child of running) child.kill('SIGTERM');
    },
  };
}
