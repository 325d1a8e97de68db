#!/usr/bin/env node
import { spawn, spawnSync } from 'node:child_process';

/** `npm run serve`: the built site on the local edge runtime, with the database migrated first. `PORT` overrides 8787. */
const port = process.env.PORT ?? '8787';
if (!/^\d{2,5}$/.test(port)) {
  console.error(`serve: PORT must be a number, got \`${port}\``);
  process.exit(2);
}
// Wrangler would keep what it prints, typed values among them, in a log of its own in the user's home.
const quiet = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false' };
const migrated = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'leads', '--local'], {
  env: { ...quiet, CI: 'true' },
  encoding: 'utf8',
});
if (migrated.status !== 0) {
  console.error(`serve: the database could not be migrated\n${migrated.stdout}${migrated.stderr}`);
  process.exit(1);
}
const server = spawn('wrangler', ['dev', '--port', port, '--local', '--show-interactive-dev-session=false'], {
  env: quiet,
  stdio: ['ignore', 'inherit', 'inherit'],
});
announce();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

/** Says where the site is as soon as it answers. */
async function announce(): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await fetch(`http://localhost:${port}/nl`).catch(() => undefined);
    if (answer?.ok) return console.log(`\nThe site is on http://localhost:${port} (Ctrl+C stops it)`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
