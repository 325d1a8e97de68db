import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
const parts = ['content', 'i18n', 'public', 'src', 'package.json', 'tsconfig.json', 'waku.config.ts'];

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test('the development server shows changed words without being started anew', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'dev-site-'));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const port = await freePort();
  const waku = join(root, 'node_modules/.bin/waku');
  const server = spawn(waku, ['dev', '--port', String(port)], { cwd: copy, stdio: 'ignore', detached: true });
  try {
    const page = async () => (await fetch(`http://localhost:${port}/nl`)).text();
    const patience = { timeout: 60_000, interval: 200 };
    await vi.waitFor(async () => expect(await page()).toContain('<h1'), patience);
    const file = join(copy, 'i18n/nl/pages/home.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "', '"title": "Zojuist veranderd: '));
    await vi.waitFor(async () => expect(await page()).toContain('Zojuist veranderd: '), patience);
  } finally {
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    rmSync(copy, { recursive: true, force: true });
  }
}, 180_000);
