import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** With this address nothing beyond this machine can reach the desk. */
const host = '127.0.0.1';

/**
 * Keeps V8, glibc and mimalloc, the allocator of the bundler, from holding on to memory that was used once. mimalloc
 * holds 120 MB less without huge pages, and 110 MB less if it gives unused memory back at once (measured with
 * `npm run bench -- desk`).
 */
const memory = {
  flag: '--max-semi-space-size=2',
  variables: { MALLOC_ARENA_MAX: '1', MIMALLOC_ALLOW_THP: '0', MIMALLOC_PURGE_DELAY: '0' },
};

/** Replaces this process by the development server with the desk, which prints its address. Does not return. */
export function startDesk(port: number, token: string): void {
  const waku = join(dirname(createRequire(import.meta.url).resolve('waku/package.json')), 'cli.js');
  const parameters = [memory.flag, waku, 'dev', '--host', host, '--port', String(port)];
  // Not a child process: this one would only wait for it.
  if (!process.execve) throw new Error('the desk runs on Linux and macOS, with Node 22.15 or newer');
  process.execve(process.execPath, [process.execPath, ...parameters], {
    ...process.env,
    ...memory.variables,
    DESK_TOKEN: token,
  });
}
