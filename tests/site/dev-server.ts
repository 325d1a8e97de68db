import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { freePort } from '../worker/free-port.ts';

const root = join(import.meta.dirname, '../..');

export interface DevServer {
  /** Where the copy of the project is that is served. */
  folder: string;
  url: string;
  /** Everything it has printed. */
  terminal: () => string;
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
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await vi.waitFor(async () => {
      if (!(await fetch(`${url}/nl`)).ok) throw new Error(terminal);
    }, patience);
  } catch (error) {
    stop();
    throw error;
  }
  return { folder, url, terminal: () => terminal, stop };
}
