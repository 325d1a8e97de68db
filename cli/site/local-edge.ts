import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/**
 * Environment variables for Wrangler, without its own log: that would keep what it prints, with visitors' words, in the
 * user's home. What it prints is read here, so it has no colours.
 */
const wranglerVariables = { WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false', FORCE_COLOR: '0' };

/** The Worker and its assets on the local edge runtime. */
export interface LocalEdge {
  /** Resolves with its address once it answers; never, if it ends before. */
  ready: Promise<string>;
  /** Resolves when it has ended, with the reason in words. Rejects if Wrangler cannot be started. */
  ended: Promise<string>;
  stop: (signal: NodeJS.Signals) => void;
}

/** Migrates the local database. If that fails, throws with what wrangler says. */
export async function migrateDatabase(): Promise<void> {
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local'];
  try {
    // With `CI`, wrangler does not ask for a confirmation.
    await promisify(execFile)('wrangler', migrate, { env: { ...process.env, ...wranglerVariables, CI: 'true' } });
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`the database could not be migrated: ${stdout + stderr || message}`);
  }
}

/**
 * Starts the local edge runtime over a migrated database. The port `0` is any free one; `parameters` are further ones
 * of `wrangler dev`. What the Worker logs is printed.
 */
export function startLocalEdge(port: string, parameters: readonly string[] = []): LocalEdge {
  // Two runtimes that start at the same moment would both take the inspector's usual port, and one would end.
  const local = ['--port', port, '--inspector-port', '0', '--local', '--show-interactive-dev-session=false'];
  const runtime = spawn('wrangler', ['dev', ...parameters, ...local], {
    env: { ...process.env, ...wranglerVariables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = followLog(runtime);
  const exit = new Promise<number | null>((resolve, reject) => {
    runtime.once('error', reject).once('exit', resolve);
  });
  return {
    ready: log.ready,
    ended: exit.then((code) => {
      const end = log.hasCrashed() ? 'crashed' : `ended with exit code ${code}`;
      return [...log.heldBack, `the local runtime ${end}`].join('\n');
    }),
    stop: (signal) => runtime.kill(signal),
  };
}

/** Prints what the runtime logs once it is ready. What it says before is kept in `heldBack`, for a start that fails. */
function followLog(runtime: ChildProcess) {
  const heldBack: string[] = [];
  const { promise: ready, resolve: setReady } = Promise.withResolvers<string>();
  let isReady = false;
  let hasCrashed = false;
  const follow = (line: string, print: (line: string) => void) => {
    if (/runtime crashed/.test(line)) {
      hasCrashed = true;
      // Wrangler starts another runtime, which takes connections and never answers.
      runtime.kill('SIGTERM');
      return;
    }
    if (isReady) return print(line);
    const [, address] = /Ready on (http:\S+)/.exec(line) ?? [];
    if (address === undefined) return void heldBack.push(line);
    isReady = true;
    heldBack.length = 0;
    setReady(address);
  };
  if (runtime.stdout) createInterface(runtime.stdout).on('line', (line) => follow(line, console.log));
  if (runtime.stderr) createInterface(runtime.stderr).on('line', (line) => follow(line, console.error));
  return { ready, heldBack, hasCrashed: () => hasCrashed };
}
