import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';

/** The processes below a process, itself among them. */
function processesBelow(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = [pid];
  for (const parent of below) below.push(...pairs.flatMap(([child = 0, of]) => (of === parent ? [child] : [])));
  return below;
}

const nameOf = (pid: number) => execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim();

test('`serve` says so and ends with 1 when its runtime dies', { timeout: 60_000 }, async () => {
  const serve = spawn(process.execPath, ['cli/main.ts', 'serve'], {
    // Some test runners ask for colours, which must not hide the address from `serve`. Without npm no package is on the path.
    env: { ...process.env, FORCE_COLOR: '1', PORT: String(await freePort()), PATH: '/usr/bin:/bin' },
  });
  let printed = '';
  for (const stream of [serve.stdout, serve.stderr]) stream.on('data', (text) => (printed += text));
  const ended = new Promise<number | null>((resolve) => serve.once('exit', resolve));
  await expect.poll(() => printed, { timeout: 40_000 }).toContain('http://localhost:');
  const runtime = processesBelow(serve.pid ?? 0).find((pid) => nameOf(pid) === 'workerd');
  if (!runtime) throw new Error('no runtime was found below `serve`');
  process.kill(runtime, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(printed).toContain('the local runtime crashed');
});

test('`serve` without the code that a build writes says so and ends with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'dist/public'), { recursive: true });
  const serve = join(import.meta.dirname, '../../cli/main.ts');
  const { status, stderr } = spawnSync('node', [serve, 'serve'], { cwd: folder, encoding: 'utf8', timeout: 20_000 });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('src/worker/generated/messages.ts'),
  });
  expect(stderr).toContain('npm run build');
});
