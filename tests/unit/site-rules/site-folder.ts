import { join } from 'node:path';
import type { Command } from 'commander';
import { vi } from 'vitest';
import { runCommand } from '#cli/command-line/run-command.ts';
import type { Finished } from '../content-lint/content-lint.ts';
import { type ProjectFolder, projectFolder } from '../content-lint/project-folder.ts';
import type { Files } from '../content-lint/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');

/** A folder on disk that has the configuration of this site, and its programs. */
export interface SiteFolder extends ProjectFolder {
  /** Runs a program of `cli/` in the folder; in this process, as one of its own takes half a second to start. */
  run(program: Command, ...args: string[]): Promise<Finished>;
}

/** Makes a folder with these files and the site's configuration. */
export function siteFolderOf(files: Files): SiteFolder {
  const config = `export { default } from '${join(root, 'content-lint.config.ts')}';\n`;
  const folder = projectFolder({ ...files, 'content-lint.config.ts': config });
  return { ...folder, run: (program, ...args) => runIn(folder.root, program, args) };
}

async function runIn(folder: string, program: Command, args: readonly string[]): Promise<Finished> {
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
