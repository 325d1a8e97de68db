import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Wrangler would keep what it prints, visitors' words among them, in a log of its own in the user's home. */
const quiet = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false' };

/**
 * Serves `dist/public` and the Worker on the local edge runtime, with the database migrated first. Prints the address once
 * the site answers, and what the Worker logs from then on. Ends with the process's SIGINT or SIGTERM.
 * Gives the exit code: 0 after a signal, 1 where the runtime could not start or ended by itself.
 */
export async function serveSite(port: string): Promise<number> {
  if (!/^\d{2,5}$/.test(port)) {
    console.error(`serve: PORT is \`${port}\`. Give a number such as 8787.`);
    return 2;
  }
  const migrated = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], {
    env: { ...quiet, CI: 'true' },
    encoding: 'utf8',
  });
  if (migrated.status !== 0) {
    console.error(`serve: the database could not be migrated\n${migrated.stdout}${migrated.stderr}`);
    return 1;
  }
  return runUntilSignal(
    spawn('wrangler', ['dev', '--port', port, '--local', '--show-interactive-dev-session=false'], {
      env: quiet,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
    port,
  );
}

async function runUntilSignal(runtime: ChildProcess, port: string): Promise<number> {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true;
      runtime.kill(signal);
    });
  }
  const log = followLog(runtime, {
    onReady: () => console.log(`http://localhost:${port} (Ctrl+C stops it)`),
    // Wrangler starts another runtime, which takes connections and never answers.
    onCrash: () => runtime.kill('SIGTERM'),
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    runtime.once('error', reject).once('exit', resolve);
  });
  if (isStopping) return 0;
  for (const line of log.heldBack) console.error(line);
  console.error(
    `serve: the local runtime ${log.hasCrashed() ? 'crashed' : `ended with exit code ${code}`}; start it again`,
  );
  return 1;
}

/** Prints what the runtime logs once it is ready; what it says about its own start is held back for a start that fails. */
function followLog(runtime: ChildProcess, { onReady, onCrash }: { onReady: () => void; onCrash: () => void }) {
  const heldBack: string[] = [];
  let isReady = false;
  let hasCrashed = false;
  const follow = (line: string, print: (line: string) => void) => {
    if (/runtime crashed/.test(line)) {
      hasCrashed = true;
      onCrash();
    } else if (isReady) print(line);
    else if (/Ready on/.test(line)) {
      isReady = true;
      heldBack.length = 0;
      onReady();
    } else heldBack.push(line);
  };
  if (runtime.stdout) createInterface(runtime.stdout).on('line', (line) => follow(line, console.log));
  if (runtime.stderr) createInterface(runtime.stderr).on('line', (line) => follow(line, console.error));
  return { heldBack, hasCrashed: () => hasCrashed };
}
