import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openElsewhere, rememberAddress } from '#cli/desk/open-elsewhere.ts';
import { deskPath } from '#cli/desk/server/desk-routes.ts';

/** Nothing beyond this machine can reach it. */
const host = '127.0.0.1';

/**
 * Runs the development server with the desk until it ends or is interrupted; `onReady` gets the address of the desk.
 * Where one is open already, its address is all there is to give. Throws where the server ends by itself.
 */
export async function startDesk(port: number, token: string, onReady: (address: string) => void): Promise<void> {
  const root = process.cwd();
  const open = await openElsewhere(root);
  if (open) return onReady(open);
  const waku = join(dirname(createRequire(import.meta.url).resolve('waku/package.json')), 'cli.js');
  const server = spawn(process.execPath, [waku, 'dev', '--host', host, '--port', String(port)], {
    env: { ...process.env, DESK_TOKEN: token },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  server.stdout.on('data', (bytes: Buffer) => {
    const line = bytes.toString();
    if (!line.includes('ready:')) return void process.stdout.write(bytes);
    const address = `http://${host}:${port}${deskPath}?token=${token}`;
    rememberAddress(root, address);
    onReady(address);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => {
      if (signal || code === 0) resolve();
      else reject(new Error(`the development server ended with exit code ${code}; is port ${port} taken?`));
    });
  });
}
