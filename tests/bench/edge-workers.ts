import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A Worker on the local edge runtime. */
export interface RunningWorker {
  origin: string;
  stop(): Promise<void>;
}

const quiet = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'error', CI: 'true' };

/** The site as it is deployed, with a database of its own that is thrown away. */
export async function ownWorker(port: number): Promise<RunningWorker> {
  const state = mkdtempSync(path.join(tmpdir(), 'site-edge-'));
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
  const { status, stderr } = spawnSync('wrangler', migrate, { env: quiet, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the database could not be migrated: ${stderr}`);
  return start(['--persist-to', state], process.cwd(), port, state);
}

/** A Worker that has the built pages as assets and nothing else: no script, no `_headers`, no `_redirects`. */
export async function bareWorker(port: number): Promise<RunningWorker> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bare-'));
  cpSync('dist/public', path.join(folder, 'public'), {
    recursive: true,
    filter: (from) => !/^_(headers|redirects)$/.test(path.basename(from)),
  });
  const config = [
    'name = "bare"',
    'compatibility_date = "2026-09-01"',
    '[assets]',
    'directory = "./public"',
    'html_handling = "drop-trailing-slash"',
    'not_found_handling = "404-page"',
  ];
  writeFileSync(path.join(folder, 'wrangler.toml'), `${config.join('\n')}\n`);
  return start([], folder, port, folder);
}

async function start(more: string[], cwd: string, port: number, rubbish: string): Promise<RunningWorker> {
  const ports = ['--port', String(port), '--inspector-port', '0'];
  const flags = ['dev', ...ports, '--ip', '127.0.0.1', '--local', '--show-interactive-dev-session=false'];
  const child = spawn('wrangler', [...flags, ...more], { cwd, env: quiet, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await ended(child);
    rmSync(rubbish, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await fetch(`${origin}/nl`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error(`the local edge runtime did not start on port ${port}; is the site built?`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const impatient = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.on('exit', () => {
      clearTimeout(impatient);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
