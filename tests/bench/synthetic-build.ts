import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { htmlFiles } from '#src/ssg/check.ts';
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

/** What a build does not read, from the root of the project. */
const left = new Set(['node_modules', 'dist', '.git', '.wrangler', '.cache', 'tests', 'test-results', 'coverage']);

/**
 * Builds a temporary copy of this project with at least `services` services a locale through its own pipeline, without
 * the content check and without pictures for sharing, and measures that. 0 leaves the content as it is.
 */
export async function buildSynthetic(services: number): Promise<SyntheticBuild> {
  const project = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'site-scale-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    cpSync(project, root, {
      recursive: true,
      filter: (from) => !left.has(path.relative(project, from).split(path.sep)[0] ?? ''),
    });
    symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
    addServices(root, services);
    const command = [path.join('cli', 'build.ts'), '--no-check'];
    const env = { PATH: `${path.join(project, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}` };
    const measured = await runMeasured(process.execPath, command, { cwd: root, env });
    const folder = path.join(root, 'dist/public');
    return { root, folder, pages: htmlFiles(folder).length, measured, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
