import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from './copy-project.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');

export interface DevServer {
  /** Where the copy of the project is that is served. */
  folder: string;
  url: string;
  /** Everything it has printed. */
  terminal: () => string;
  /** Replaces a text in a file of the copy. Throws when the file lacks it. */
  change: (file: string, from: string, to: string) => void;
  stop: () => void;
}

/** How long to wait for something that a loaded machine may take its time for. */
export const patience = { timeout: 60_000, interval: 200 };

/** Starts the development server over a copy of the project, and waits until it shows the home page. */
export async function startDevServer(): Promise<DevServer> {
  const folder = copyProject('dev-site');
  const port = await freePort();
  const waku = join(root, 'node_modules/.bin/waku');
  const server = spawn(waku, ['dev', '--port', String(port)], { cwd: folder, stdio: 'pipe', detached: true });
  let terminal = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes) => {
      terminal += bytes;
    });
  const url = `http://localhost:${port}`;
  const stop = () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + patience.timeout;
  while (!(await isOpen(`${url}/nl`))) {
    if (Date.now() > giveUpAt) {
      stop();
      throw new Error(`the development server did not show its home page: ${terminal}`);
    }
    await pause(patience.interval);
  }
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain \`${from}\``);
    writeFileSync(path, text.replace(from, to));
  };
  return { folder, url, terminal: () => terminal, change, stop };
}

function isOpen(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
