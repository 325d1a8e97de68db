import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const inside = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/**
 * Removes what an earlier build left in `dist`. The folder `dist/public` itself stays, empty: a local runtime that
 * serves it watches that folder, and would answer 404 from then on if the folder were replaced.
 */
export function removeBuild(dist: string): void {
  const served = join(dist, 'public');
  for (const path of [...inside(served), ...inside(dist)])
    if (path !== served) rmSync(path, { recursive: true, force: true });
}
