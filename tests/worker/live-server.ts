import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { writeTestSite } from './test-site.ts';

export interface LiveServer {
  url: string;
  /** Where its database can be asked. */
  place: { config: string; persistTo: string };
  /** Everything the server has printed, the Worker's logs among it. */
  printed(): string;
  start(): Promise<void>;
  /** Ends the server and all its children at once, as a power cut would. */
  kill(): Promise<void>;
  /** Runs a cron as if it were a time, in milliseconds since 1970. */
  cron(pattern: string, time: number): Promise<void>;
}

const quiet = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_LOG: 'log',
  NO_COLOR: '1',
  CI: 'true',
};

/** A site with its Worker under `wrangler dev` in a folder and on a port of its own, with a migrated database; not started yet. */
export async function liveServer(folder: string, secrets: Record<string, string> = {}): Promise<LiveServer> {
  const place = { config: writeTestSite(folder), persistTo: join(folder, 'state') };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(join(folder, '.dev.vars'), `${lines.join('\n')}\n`);
  const where = ['--config', place.config, '--persist-to', place.persistTo];
  const migrated = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', ...where], { env: quiet });
  if (migrated.status !== 0) throw new Error(`the database was not migrated: ${migrated.stderr}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  return {
    url,
    place,
    printed: () => output,
    async start() {
      const parameters = [
        'dev',
        '--port',
        String(port),
        '--inspector-port',
        '0',
        '--ip',
        '127.0.0.1',
        '--show-interactive-dev-session=false',
        ...where,
      ];
      // A group of its own, so that the runtime below wrangler can be killed with it.
      child = spawn('wrangler', parameters, {
        env: quiet,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        cwd: folder,
      });
      const keep = (text: Buffer) => {
        output += text.toString();
      };
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', keep);
      const until = Date.now() + 30_000;
      while (!(await fetch(`${url}/nl`).catch(() => undefined))?.ok) {
        if (Date.now() > until) throw new Error(`the server did not start:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async kill() {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
    async cron(pattern, time) {
      const query = new URLSearchParams({ cron: pattern, time: String(time) });
      const answer = await fetch(`${url}/cdn-cgi/handler/scheduled?${query}`);
      if (!answer.ok) throw new Error(`the cron answered ${answer.status}`);
    },
  };
}
