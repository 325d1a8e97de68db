import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';

/**
 * Builds and serves the site as it is with a chat provider: a copy of the project whose `content/site.yaml` names one.
 * `PORT` says where. The copy goes when the server ends.
 */
const copy = copyProject('chat-site');

const record = join(copy, 'content/site.yaml');
const chat = 'chat:\n  provider: crisp\n  websiteId: stand-in\n';
writeFileSync(record, readFileSync(record, 'utf8').replace(/^chat:\n {2}provider: none\n/m, chat));

const built = spawnSync('node', ['cli/build.ts', '--no-check'], { cwd: copy, encoding: 'utf8' });
if (built.status !== 0) {
  console.error(built.stdout, built.stderr);
  rmSync(copy, { recursive: true });
  process.exit(1);
}
const server = spawn('node', ['cli/serve.ts'], { cwd: copy, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', () => rmSync(copy, { recursive: true, force: true }));
