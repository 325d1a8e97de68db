import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { copyProject } from '../copy-project.ts';

const root = join(import.meta.dirname, '../..');
/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test('the development server follows the content, and keeps the last good page while it is wrong', async () => {
  const copy = copyProject('dev-site');
  const port = await freePort();
  const waku = join(root, 'node_modules/.bin/waku');
  const server = spawn(waku, ['dev', '--port', String(port)], { cwd: copy, stdio: 'pipe', detached: true });
  let terminal = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes) => {
      terminal += bytes;
    });
  try {
    const page = async () => (await fetch(`http://localhost:${port}/nl`)).text();
    const patience = { timeout: 60_000, interval: 200 };
    await vi.waitFor(async () => expect(await page()).toContain('<h1'), patience);

    const change = (path: string, from: string, to: string) => {
      const file = join(copy, path);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    };
    change('i18n/nl/pages/home.json', '"title": "', '"title": "Zojuist veranderd: ');
    await vi.waitFor(async () => expect(await page()).toContain('Zojuist veranderd: '), patience);

    change('content/site.yaml', 'name: ', 'nmae: ');
    const reports = () => terminal.match(/content\/site\.yaml:\d+:\d+ .*`nmae`/g) ?? [];
    await vi.waitFor(() => expect(reports()).toHaveLength(1), patience);
    change('i18n/nl/pages/home.json', 'Zojuist veranderd: ', 'Alweer veranderd: ');
    await vi.waitFor(() => expect(reports()).toHaveLength(2), patience);
    expect(await page()).toContain('Zojuist veranderd: ');

    change('content/site.yaml', 'nmae: ', 'name: ');
    await vi.waitFor(async () => expect(await page()).toContain('Alweer veranderd: '), patience);
  } finally {
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    rmSync(copy, { recursive: true, force: true });
  }
}, 240_000);
