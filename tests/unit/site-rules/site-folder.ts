import { join } from 'node:path';
import type { Command } from 'commander';
import { type Finished, runProgram } from '../../run-program.ts';
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
  return { ...folder, run: (program, ...args) => runProgram(program, args, folder.root) };
}
