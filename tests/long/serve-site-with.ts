import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from '../copy-project.ts';
import { logFolder } from '../e2e/search-logs.ts';
import { freePort } from '../free-port.ts';

/**
 * Builds and serves the site as it is with another setting: a copy of the project with a changed `content/site.yaml`. Gives
 * its address, and what ends the server and removes the copy. Throws what a build that fails has printed.
 */
export async function serveSiteWith(
  name: string,
  change: (record: string) => string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const copy = copyProject(`${name}-site`);
  const record = join(copy, 'content/site.yaml');
  writeFileSync(record, change(readFileSync(record, 'utf8')));
  const built = spawnSync('node', ['cli/main.ts', 'build', '--no-check'], { cwd: copy, encoding: 'utf8' });
  if (built.status !== 0) {
    rmSync(copy, { recursive: true });
    throw new Error(`the site with ${name} was not built: ${built.stdout}${built.stderr}`);
  }
  const url = `http://localhost:${await freePort()}`;
  mkdirSync(logFolder, { recursive: true });
  const log = openSync(`${logFolder}/${name}.log`, 'w');
  const server = spawn('node', ['cli/main.ts', 'serve'], {
    cwd: copy,
    stdio: ['ignore', log, log],
    env: { ...process.env, PORT: new URL(url).port },
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const isServed = () =>
    fetch(`${url}/nl`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await isServed())) await pause(200);
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
