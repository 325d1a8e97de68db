import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a copy does without at the root: what is made, or only about this checkout. */
const left = new Set(['dist', 'screens', 'tests', 'test-results', '.git', '.wrangler']);

/** Packages are not copied, as installed (the benches have some of their own) or as a server has prepared them. */
const isNotInstalled = (path: string): boolean => basename(path) !== 'node_modules' && !path.endsWith('.cache/vite');

/**
 * Copies this project, as it is on the disk, to a temporary folder whose name begins with `name`; packages are linked.
 * `parts` are copied too, though most copies do without. Gives the folder, which its caller removes.
 */
export function copyProject(name: string, parts: readonly ('dist' | 'tests')[] = []): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const part of [...readdirSync(root).filter((one) => !left.has(one)), ...parts])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isNotInstalled });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
