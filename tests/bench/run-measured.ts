import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Measured {
  /** By the wall clock. */
  seconds: number;
  /** Seconds of processor time of the program and everything it started, user and system. */
  cpu: number;
  /** Most megabytes that the program and everything it started had in memory at once. */
  memory: number;
  output: string;
}

/** Clock ticks a second in `/proc`; the kernel's interface has it fixed. */
const ticks = 100;

/**
 * Runs a program to its end and measures it; Linux only, because it reads `/proc`. One at a time: processor time is
 * what this process's finished children have taken together. Throws, with the end of what it said, where it fails.
 */
export async function runMeasured(
  command: string,
  parameters: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Measured> {
  const before = childTime();
  const started = performance.now();
  const child = spawn(command, parameters, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let memory = 0;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const watch = setInterval(() => (memory = Math.max(memory, child.pid ? treeMemory(child.pid) : 0)), 100);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(watch));
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, cpu: childTime() - before, memory, output };
}

/** Seconds of processor time of all children that have ended. */
function childTime(): number {
  const [, , ...fields] = statOf('self');
  return (Number(fields[13]) + Number(fields[14])) / ticks;
}

/** The fields of a process's `stat`: its number, its name, and the rest from its state on. */
function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = text.lastIndexOf(')');
  const start = text.indexOf('(');
  return [text.slice(0, start).trim(), text.slice(start + 1, end), ...text.slice(end + 2).split(' ')];
}

/** Megabytes in memory of a process and everything below it. */
function treeMemory(root: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = processes.flatMap((pid) => {
    try {
      const fields = statOf(pid);
      return [{ pid: Number(pid), parent: Number(fields[3]), pages: Number(fields[23]) }];
    } catch {
      return [];
    }
  });
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of stats) if (tree.has(parent)) tree.add(pid);
  }
  const pages = stats.reduce((sum, one) => sum + (tree.has(one.pid) ? one.pages : 0), 0);
  return Math.round((pages * 4096) / 2 ** 20);
}
