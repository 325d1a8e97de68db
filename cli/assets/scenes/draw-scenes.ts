import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#cli/chromium/find-chromium.ts';
import { renderScene } from './render-scene.ts';
import { type Scene, sceneOf } from './scene.ts';
import { hashOfSources, type SceneLock, sceneLockPath } from './scene-lock.ts';

/**
 * Draws the scenes of `content/art` whose path contains `filter` into `public/`, notes in the lock what each was drawn
 * from, and prints a line for each. The same sources and the same Chromium give the same bytes. Gives the exit code:
 * 1 if a scene could not be drawn, or if none was found.
 */
export async function drawScenes(root: string, filter: string): Promise<number> {
  const files = globSync('content/art/**/*.html', { cwd: root }).sort();
  const wanted = files.filter((file) => file.includes(filter));
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const lock = readLock(root, files);
  let drawn = 0;
  let failed = 0;
  for (const file of wanted) {
    try {
      const scene = sceneOf(file, readFileSync(path.join(root, file), 'utf8'));
      // A page that names no size for a picture is not a scene.
      if (!scene) continue;
      const { picture, sources } = await renderScene(browser, root, scene);
      const state = await writePicture(root, scene, picture);
      lock[file] = lockEntry(root, sources);
      drawn += 1;
      console.log(`${state.padEnd(8)}${`${Math.ceil(picture.length / 1000)} kB`.padStart(7)}  public/${scene.output}`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed += 1;
    }
  }
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(path.join(root, sceneLockPath), `${JSON.stringify(sorted, null, 2)}\n`);
  if (drawn + failed === 0) console.error(`No scene below content/art has \`${filter}\` in its path.`);
  return failed > 0 || drawn === 0 ? 1 : 0;
}

/** The entry of a scene in the lock. It has only the files in `content/art`: typefaces come with their package. */
function lockEntry(root: string, files: readonly string[]): SceneLock[string] {
  const sources = files.filter((file) => file.startsWith('content/art/'));
  return { sources, hash: hashOfSources(sources.map((source) => readFileSync(path.join(root, source)))) };
}

/** Writes a picture, unless the file has these bytes already. */
async function writePicture(root: string, { output }: Scene, bytes: Buffer): Promise<'same' | 'changed' | 'new'> {
  const target = path.join(root, 'public', output);
  const oldBytes = existsSync(target) ? await readFile(target) : undefined;
  if (oldBytes?.equals(bytes)) return 'same';
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  return oldBytes ? 'changed' : 'new';
}

/** Reads the lock, without the scenes that no longer exist. */
function readLock(root: string, scenes: readonly string[]): SceneLock {
  const file = path.join(root, sceneLockPath);
  const lock = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SceneLock) : {};
  return Object.fromEntries(Object.entries(lock).filter(([scene]) => scenes.includes(scene)));
}
