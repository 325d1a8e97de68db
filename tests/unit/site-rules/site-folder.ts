import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type ProjectFolder, projectFolder } from '../content-lint/project-folder.ts';
import type { Files } from '../content-lint/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');

/** A folder on disk that has the configuration of this site, and its programs. */
export interface SiteFolder extends ProjectFolder {
  /** Runs a program of `cli/` in the folder. */
  run(program: string, ...args: string[]): { status: number | null; stdout: string; stderr: string };
}

/** Makes a folder with these files and the site's configuration. */
export function siteFolderOf(files: Files): SiteFolder {
  const config = `export { default } from '${join(root, 'content-lint.config.ts')}';\n`;
  const folder = projectFolder({ ...files, 'content-lint.config.ts': config });
  return {
    ...folder,
    run(program, ...args) {
      const command = [join(root, 'cli/main.ts'), program, ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder.root, encoding: 'utf8' });
      return { status, stdout, stderr };
    },
  };
}
