import { rmSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from '#src/ssg/check.ts';
import { copyProject } from '../copy-project.ts';
import { type Measured, runMeasured } from './run-measured.ts';
import { addServices } from './synthetic-services.ts';

export interface SyntheticBuild {
  /** Of the copy of the project. */
  root: string;
  /** Of the built pages. */
  folder: string;
  pages: number;
  measured: Measured;
  remove(): void;
}

/**
 * Builds a temporary copy of this project with at least `services` services a locale through its own pipeline, without
 * the content check and without pictures for sharing, and measures that. 0 leaves the content as it is.
 */
export async function buildSynthetic(services: number): Promise<SyntheticBuild> {
  const root = copyProject('site-scale');
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    addServices(root, services);
    const command = [path.join('cli', 'main.ts'), 'build', '--no-check', '--no-refresh'];
    const env = { PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}` };
    const measured = await runMeasured(process.execPath, command, { cwd: root, env });
    const folder = path.join(root, 'dist/public');
    return { root, folder, pages: htmlFiles(folder).length, measured, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
