import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ProjectError } from '#src/content/project-error.ts';

/**
 * Writes files below a root, all or none: each is first written beside its place. Those that say the same already are left
 * alone. Throws a `ProjectError` where it may not write.
 */
export function writeProjectFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const drafts: { draft: string; place: string }[] = [];
  for (const [path, text] of texts) {
    const place = resolve(root, path);
    const draft = `${place}.${process.pid}.draft`;
    try {
      if (existsSync(place) && readFileSync(place, 'utf8') === text) continue;
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(draft, text);
      drafts.push({ draft, place });
    } catch (error) {
      for (const one of drafts) rmSync(one.draft, { force: true });
      const reason = error instanceof Error ? error.message : error;
      throw new ProjectError('bad-file', `\`${path}\` cannot be written: ${reason}`);
    }
  }
  for (const { draft, place } of drafts) renameSync(draft, place);
}
