import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OnProgress, RefreshReport } from '#cli/assets/refresh-report.ts';
import {
  derivedFolder,
  derivedPath,
  type ImageEntry,
  type ImageManifest,
  imageManifestPath,
  readImageManifest,
} from '#src/content/image-manifest.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureHash } from './recipe.ts';
import type { WantedPicture } from './wanted-pictures.ts';

/** Whether a picture's derived files are up to date, and if they are not, why. */
export type ImageState = 'current' | 'stale' | 'no-master';

/**
 * Makes a function that tests whether a picture, by its path below `public/`, has its master: the original from which
 * its other files are derived.
 */
export function hasMasterIn(root: string): (src: string) => boolean {
  return (src) => existsSync(join(root, 'public', src));
}

/** Compares a picture's derived files with its master as it is now. `entry` is the picture's in the manifest. */
export function imageState(root: string, { src, role }: WantedPicture, entry: ImageEntry | undefined): ImageState {
  const master = join(root, 'public', src);
  if (!existsSync(master)) return 'no-master';
  if (entry?.hash !== pictureHash(role, readFileSync(master))) return 'stale';
  return filesOf(src, entry).every((file) => existsSync(join(root, 'public', file))) ? 'current' : 'stale';
}

/**
 * Makes what is missing or stale, removes files that no picture names, and writes the manifest. Does nothing if nothing
 * changed.
 */
export async function updateImages(
  root: string,
  wanted: readonly WantedPicture[],
  { encode = encodePicture, onProgress = () => {} }: { encode?: typeof encodePicture; onProgress?: OnProgress } = {},
): Promise<RefreshReport> {
  const oldManifest = readImageManifest(root);
  const newManifest: ImageManifest = {};
  const report: RefreshReport = { made: [], kept: 0, removed: [], problems: [] };
  mkdirSync(join(root, 'public', derivedFolder), { recursive: true });
  for (const [done, picture] of wanted.entries()) {
    onProgress(done, wanted.length);
    const { src, role } = picture;
    const entry = oldManifest[src];
    const state = imageState(root, picture, entry);
    if (state === 'no-master') {
      report.problems.push({ path: src, message: 'does not exist; draw it with `npm run assets -- art`' });
      continue;
    }
    // A current picture has an entry: the compiler cannot know.
    if (state === 'current' && entry) {
      newManifest[src] = entry;
      report.kept += 1;
      continue;
    }
    try {
      const master = readFileSync(join(root, 'public', src));
      const { files, ...facts } = await encode(role, master);
      const newEntry: ImageEntry = {
        hash: pictureHash(role, master),
        ...facts,
        formats: [...new Set(files.map((f) => f.format))],
      };
      for (const { width, format, bytes } of files)
        writeFileSync(join(root, 'public', derivedPath(src, newEntry.hash, width, format)), bytes);
      newManifest[src] = newEntry;
      // Written after each picture, so that an interrupted run can be continued.
      writeManifest(root, { ...oldManifest, ...newManifest });
      report.made.push({ path: src, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) });
    } catch (error) {
      // What was made of it before stays, until the master can be read again.
      if (entry) newManifest[src] = entry;
      report.problems.push({ path: src, message: error instanceof Error ? error.message : String(error) });
    }
  }
  report.removed = removeUnnamed(root, newManifest);
  writeManifest(root, newManifest);
  return report;
}

function writeManifest(root: string, manifest: ImageManifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  const path = join(root, imageManifestPath);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Derived files below `public/` that no entry of the manifest names. */
export function unnamedFiles(root: string, manifest: ImageManifest): string[] {
  const folder = join(root, 'public', derivedFolder);
  if (!existsSync(folder)) return [];
  const named = new Set(Object.entries(manifest).flatMap(([src, entry]) => filesOf(src, entry)));
  return readdirSync(folder)
    .map((file) => `${derivedFolder}/${file}`)
    .filter((file) => !named.has(file));
}

function removeUnnamed(root: string, manifest: ImageManifest): string[] {
  const unnamed = unnamedFiles(root, manifest);
  for (const file of unnamed) rmSync(join(root, 'public', file));
  return unnamed;
}

function filesOf(src: string, { hash, widths, formats }: ImageEntry): string[] {
  return widths.flatMap((width) => formats.map((format) => derivedPath(src, hash, width, format)));
}
