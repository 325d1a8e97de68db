import { spawn } from 'node:child_process';
import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { buildSite } from '#cli/site/build-site.ts';
import { migrateDatabase } from '#cli/site/local-edge.ts';
import { serveSite } from '#cli/site/serve-site.ts';

export const command = new Command('start')
  .description('Builds the site, then serves it as `npm run serve` does. Pictures for sharing are drawn meanwhile.')
  .action(async () => {
    const migration = migrateDatabase();
    // A failure is reported by `serveSite`, after the build.
    migration.catch(() => {});
    // `refresh` makes what is derived from the content, such as schemas and fonts, once more where it is stale.
    const buildStatus = await buildSite({ check: true, refresh: true, without: ['share pictures'] });
    if (buildStatus !== 0) {
      process.exitCode = buildStatus;
      return;
    }
    const onReady = () => drawSharePictures(process.cwd());
    process.exitCode = await serveSite(process.env.PORT ?? '8787', { migration, onReady });
  });

/**
 * Draws the pictures for sharing in a separate process and puts them into what is served. On a fresh clone they take
 * longer than all the rest of a build, and no page shows one.
 */
export function drawSharePictures(root: string): void {
  const main = join(import.meta.dirname, '../main.ts');
  const drawing = spawn(process.execPath, [main, 'assets', '--share-pictures'], { cwd: root, stdio: 'inherit' });
  // Copied all at once, because the local runtime reads the folder again after each change.
  drawing.once('exit', () => {
    const pictures = join(root, 'public/og');
    // There is no folder if no picture could be drawn. The process has printed why.
    if (existsSync(pictures)) cpSync(pictures, join(root, 'dist/public/og'), { recursive: true, filter: isNewer });
  });
}

/** Whether a file is copied. Folders always pass, so that each file in them is asked about. */
function isNewer(from: string, to: string): boolean {
  return !existsSync(to) || statSync(from).isDirectory() || statSync(from).mtimeMs > statSync(to).mtimeMs;
}
