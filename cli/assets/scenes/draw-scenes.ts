import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#cli/chromium/find-chromium.ts';
import { renderScene } from './render-scene.ts';
import { type Scene, sceneOf } from './scene.ts';

/**
 * Draws the scenes of `content/art` whose path contains `filter` into `public/`, and prints what became of each. The same
 * sources and Chromium give the same bytes. Gives the exit code: 1 where a scene could not be drawn or none was found.
 */
export async function drawScenes(root: string, filter: string): Promise<number> {
  const files = globSync('content/art/**/*.html', { cwd: root }).sort();
  const wanted = files.filter((file) => file.includes(filter));
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  let drawn = 0;
  let failed = 0;
  for (const file of wanted) {
    try {
      const scene = sceneOf(file, readFileSync(path.join(root, file), 'utf8'));
      if (!scene) continue;
      const bytes = await renderScene(browser, root, scene);
      const state = await writePicture(root, scene, bytes);
      drawn += 1;
      console.log(`${state.padEnd(8)}${`${Math.ceil(bytes.length / 1000)} kB`.padStart(7)}  public/${scene.output}`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed += 1;
    }
  }
  if (drawn + failed === 0) console.error(`No scene below content/art has \`${filter}\` in its path.`);
  return failed > 0 || drawn === 0 ? 1 : 0;
}

/** Writes a picture where it differs from what is there. */
async function writePicture(root: string, { output }: Scene, bytes: Buffer): Promise<'same' | 'changed' | 'new'> {
  const target = path.join(root, 'public', output);
  const before = await readFile(target).catch(() => undefined);
  if (before?.equals(bytes)) return 'same';
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  return before ? 'changed' : 'new';
}
