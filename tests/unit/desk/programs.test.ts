import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { programs } from '#cli/desk/publish/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));

beforeEach(() => rmSync(join(folder, 'pid'), { force: true }));

/** Says its number, and goes on until it is ended; what it starts does so too. */
const server = `node -e 'require("fs").writeFileSync("pid", String(process.pid)); console.log("http://x"); setInterval(() => {}, 99)'`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether the server that was started last has ended, after at most two seconds. */
async function hasEnded(): Promise<boolean> {
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  for (let waits = 0; isRunning(pid) && waits < 40; waits++) await pause(50);
  return !isRunning(pid);
}

test('a step gives what it printed, or throws with that, and with its exit code where it printed nothing', async () => {
  const { run } = programs();
  expect(await run('echo made; echo aside >&2', folder)).toBe('made\n');
  await expect(run('echo wrong >&2; exit 1', folder)).rejects.toThrow(/^wrong$/);
  await expect(run('exit 3', folder)).rejects.toThrow('`exit 3` ended with exit code 3');
});

test('no character is lost between two pieces of output', async () => {
  const { run } = programs();
  const printed = await run(`node -e "process.stdout.write('x' + 'é'.repeat(200000))"`, folder);
  expect(printed).toBe(`x${'é'.repeat(200_000)}`);
});

test('an address is read whole and without its colours', async () => {
  const { start, stop } = programs();
  const inPieces = `printf '\\033[36mhttp://localhost:87'; sleep 0.2; printf '87\\033[39m/\\n'; sleep 9`;
  expect(await start(inPieces, folder, {})).toBe('http://localhost:8787/');
  stop();
});

test('a preview goes on until it is stopped', async () => {
  const { start, stop } = programs();
  expect(await start(server, folder, {})).toBe('http://x');
  stop();
  expect(await hasEnded()).toBe(true);
});

test.each([
  ['is killed', `process.kill(process.pid, 'SIGKILL')`],
  ['ends the thread that started it', 'worker.terminate().then(() => setTimeout(() => {}, 3000))'],
])('a preview ends when the desk %s', async (_, end) => {
  const thread = `
    import { parentPort } from 'node:worker_threads';
    import { programs } from '#cli/desk/publish/programs.ts';
    await programs().start(${JSON.stringify(server)}, ${JSON.stringify(folder)}, {});
    parentPort.postMessage('started');`;
  const script = `
    import { Worker } from 'node:worker_threads';
    const worker = new Worker(${JSON.stringify(thread)}, { eval: true });
    worker.once('message', () => { ${end} });`;
  const desk = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  await new Promise((resolve) => desk.once('exit', resolve).once('error', resolve));
  expect(await hasEnded()).toBe(true);
});
