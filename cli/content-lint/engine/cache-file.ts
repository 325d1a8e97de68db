import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something kept for the next run in `node_modules/.cache` of a project; undefined where there is nothing, or no JSON. */
export function readKept(root: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(pathOf(root, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a project has a place for what is kept. */
export function canKeep(root: string): boolean {
  return existsSync(join(root, 'node_modules'));
}

/** Keeps something for the next run, where there is a place; a folder that cannot be written is no fault. */
export function keep(root: string, name: string, value: unknown): void {
  if (!canKeep(root)) return;
  const path = pathOf(root, name);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, path);
  } catch {
    // The next run finds it all again.
  }
}

function pathOf(root: string, name: string): string {
  return join(root, 'node_modules/.cache/content-lint', name);
}
