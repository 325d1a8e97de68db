import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '#cli/chromium/find-chromium.ts';
import { browserArgs } from './open-browser.ts';

type Parameters = Record<string, unknown>;
type Listener = (parameters: Parameters, session: string | undefined) => void;

/** A Chromium that is driven by its DevTools protocol alone: Playwright switches prerendering off. */
export interface DevTools {
  /** Sends a command, to a session where one is named, and gives its result; throws where Chromium refuses it. */
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's answers have a shape for every command
  send(method: string, parameters?: Parameters, session?: string): Promise<any>;
  on(method: string, listener: Listener): void;
  close(): Promise<void>;
}

/** Starts the machine's Chromium with a profile of its own, which is thrown away. */
export async function openDevTools(): Promise<DevTools> {
  const profile = mkdtempSync(path.join(tmpdir(), 'site-browser-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...browserArgs];
  const child = spawn(findChromium(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.on('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${said.slice(-300)}`)));
    child.stderr.on('data', (part) => {
      said += part;
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void; method: string }>();
  const listeners: { method: string; listener: Listener }[] = [];
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(String(data));
    const asked = waiting.get(id);
    if (asked) {
      waiting.delete(id);
      if (error) asked.reject(new Error(`${asked.method}: ${error.message}`));
      else asked.resolve(result);
    } else for (const one of listeners) if (one.method === method) one.listener(params, sessionId);
  });
  return {
    on: (method, listener) => void listeners.push({ method, listener }),
    send: (method, parameters = {}, session = undefined) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject, method });
        socket.send(JSON.stringify({ id: count, method, params: parameters, sessionId: session }));
      }),
    close: async () => {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      socket.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
