import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ProjectError } from '#src/content/project-error.ts';

/** Writes files below a root, leaving those alone that say the same already. Throws a `ProjectError` where it may not. */
export function writeProjectFiles(root: string, texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) {
    const place = resolve(root, path);
    try {
      if (existsSync(place) && readFileSync(place, 'utf8') === text) continue;
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    } catch (error) {
      throw new ProjectError(
        'bad-file',
        `\`${path}\` cannot be written: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
}
