import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one run of a program on Node took. */
export interface NodeRun {
  /** Seconds of processor time, user and system, of all its threads. */
  cpu: number;
  /** Seconds by the wall clock. */
  seconds: number;
  /** Most megabytes in memory at once. */
  memory: number;
  /** All that it said. */
  output: string;
}

/** Said by the program itself as it ends, so that nothing is missed between two looks. */
const reporter = `import{appendFileSync}from'node:fs';process.on('exit',()=>appendFileSync(process.env.USAGE_FILE,JSON.stringify(process.resourceUsage())+'\\n'))`;

/**
 * Runs a script with this Node, whatever its exit code; undefined where it takes longer than allowed. `compiled` is the
 * folder in which Node keeps compiled code, where it is not to be the usual one.
 */
export async function runNode(
  parameters: readonly string[],
  { cwd, seconds, compiled }: { cwd: string; seconds: number; compiled?: string },
): Promise<NodeRun | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  const file = join(folder, 'usage');
  const env = {
    ...process.env,
    NO_COLOR: '1',
    USAGE_FILE: file,
    ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(reporter)}`,
  };
  try {
    const started = performance.now();
    // Into a file: a program that ends with `process.exit` loses what is still in a pipe.
    const said = join(folder, 'said');
    const output = openSync(said, 'a');
    const child = spawn(process.execPath, parameters, { cwd, env, stdio: ['ignore', output, output] });
    closeSync(output);
    const limit = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    const signal = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (_, by) => resolve(by));
    });
    clearTimeout(limit);
    if (signal !== null) return undefined;
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const usages = lines.map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
    const sum = (of: (usage: NodeJS.ResourceUsage) => number) => usages.reduce((all, one) => all + of(one), 0);
    return {
      cpu: sum(({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime) / 1e6,
      seconds: (performance.now() - started) / 1000,
      memory: sum(({ maxRSS }) => maxRSS) / 1024,
      output: readFileSync(said, 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
