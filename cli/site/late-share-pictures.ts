import { spawn } from 'node:child_process';
import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Draws the pictures for sharing in a process of its own and puts them into what is served. On a fresh clone they take longer
 * than all the rest of a build, and no page shows one.
 */
export function drawSharePictures(root: string): void {
  const main = join(import.meta.dirname, '../main.ts');
  const drawing = spawn(process.execPath, [main, 'assets', '--share-pictures'], { cwd: root, stdio: 'inherit' });
  // All at once: the local runtime reads the folder again after each change.
  drawing.once('exit', () =>
    cpSync(join(root, 'public/og'), join(root, 'dist/public/og'), { recursive: true, filter: isNewer }),
  );
}

function isNewer(from: string, to: string): boolean {
  return !existsSync(to) || statSync(from).isDirectory() || statSync(from).mtimeMs > statSync(to).mtimeMs;
}
