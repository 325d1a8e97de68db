import type { Command } from 'commander';
import { vi } from 'vitest';
import { runCommand } from '#cli/command-line/run-command.ts';

/** What a run of a program has left: its exit code and what it printed. */
export interface Finished {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program of `cli/` in this process, as a process of its own takes a quarter of a second to start. Gives what
 * it has left.
 */
export async function runProgram(
  program: Command,
  args: readonly string[],
  folder: string = process.cwd(),
): Promise<Finished> {
  const [before, exitCode] = [process.cwd(), process.exitCode];
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).flatMap((name) => [
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text;
      return true;
    }),
    vi.spyOn(console, name === 'stdout' ? 'log' : 'error').mockImplementation((text) => {
      printed[name] += `${text}\n`;
    }),
  ]);
  process.exitCode = 0;
  process.chdir(folder);
  try {
    await runCommand(program, args);
    return { status: Number(process.exitCode), ...printed };
  } finally {
    process.chdir(before);
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
