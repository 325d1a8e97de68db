import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OnProgress, RefreshReport } from '#cli/assets/refresh-report.ts';
import { drawingFolder, drawingPicture } from '#src/domain/drawing-picture.ts';
import { drawDrawings } from './draw-drawings.ts';
import { drawingHash } from './drawing-hash.ts';
import { type DrawingLock, drawingLockPath } from './drawing-lock.ts';
import { type WantedDrawing, wantedDrawings } from './wanted-drawings.ts';

/** The drawings whose picture is missing or was drawn from an earlier version. */
export function staleDrawings(root: string, wanted: readonly WantedDrawing[] = wantedDrawings()): WantedDrawing[] {
  const lock = readLock(root);
  return wanted.filter(
    (drawing) =>
      lock[nameOf(drawing)] !== drawingHash(root, drawing) ||
      filesOf(drawing).some((file) => !existsSync(join(root, 'public', file))),
  );
}

/**
 * Takes the pictures that are missing or show an earlier version of their drawing, and removes the pictures of drawings
 * that no longer exist. Needs Chromium.
 */
export async function updateDrawings(
  root: string,
  onProgress: OnProgress = () => {},
  draw: typeof drawDrawings = drawDrawings,
): Promise<RefreshReport> {
  const wanted = wantedDrawings();
  const stale = staleDrawings(root, wanted);
  // Hashed before they are drawn: a drawing that changes during the run is drawn again by the next one.
  const hashes = new Map(stale.map((drawing) => [drawing, drawingHash(root, drawing)]));
  const names = new Set(wanted.map(nameOf));
  const lock = Object.fromEntries(Object.entries(readLock(root)).filter(([name]) => names.has(name)));
  const removed = surplus(root, wanted);
  const kept = wanted.filter((drawing) => !stale.includes(drawing)).flatMap(filesOf).length;
  const report: RefreshReport = { made: [], kept, removed, problems: [] };
  for (const path of removed) rmSync(join(root, 'public', path));
  let done = 0;
  if (stale.length > 0)
    await draw(root, stale, (drawing, picture) => {
      onProgress(++done, stale.length);
      const paths = drawingPicture(drawing.id, drawing.locale);
      if (picture instanceof Error) {
        report.problems.push({ path: paths.light, message: picture.message });
        return;
      }
      mkdirSync(dirname(join(root, 'public', paths.light)), { recursive: true });
      for (const [variant, path] of Object.entries(paths)) {
        const bytes = picture[variant as keyof typeof picture];
        writeFileSync(join(root, 'public', path), bytes);
        report.made.push({ path, bytes: bytes.length });
      }
      // Only stale drawings are drawn, and each of them has a hash.
      lock[nameOf(drawing)] = hashes.get(drawing) ?? '';
      // Written after each picture, so that an interrupted run can be continued.
      writeLock(root, lock);
    });
  writeLock(root, lock);
  return report;
}

function nameOf({ id, locale }: WantedDrawing): string {
  return `${locale}/${id}`;
}

/** The paths of a drawing's picture, below `public/`. */
function filesOf({ id, locale }: WantedDrawing): string[] {
  return Object.values(drawingPicture(id, locale));
}

/** The paths below `public/` of pictures whose drawing no longer exists. */
function surplus(root: string, wanted: readonly WantedDrawing[]): string[] {
  const paths = new Set(wanted.flatMap(filesOf));
  return globSync('**/*.*', { cwd: join(root, 'public', drawingFolder) })
    .map((file) => `${drawingFolder}/${file}`)
    .filter((path) => !paths.has(path))
    .sort();
}

function readLock(root: string): DrawingLock {
  const file = join(root, drawingLockPath);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrawingLock) : {};
}

function writeLock(root: string, lock: DrawingLock): void {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  const file = join(root, drawingLockPath);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
