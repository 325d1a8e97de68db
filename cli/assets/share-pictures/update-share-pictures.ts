import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OnProgress, RefreshReport } from '#cli/assets/refresh-report.ts';

/** The file in which this machine keeps the hash of what each picture was made from, from the root of the project. */
const hashesPath = '.cache/share-pictures.json';

/** How many pictures are made at once: one is laid out while others are encoded. */
const atOnce = 4;

/** The address of each picture, below `public/`, with the hash of what it was made from. */
type ShareHashes = Record<string, string>;

/** A picture that the site should have. */
export interface WantedSharePicture {
  /** Address below `public/`, such as `/og/nl/contact.png`. */
  path: string;
  /** The hash of what the picture is made from; see `shareHash`. */
  hash: string;
  draw: () => Promise<Buffer>;
}

/** Sixteen hexadecimal digits that follow from what a picture is made from. */
export function shareHash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

/**
 * Draws the pictures that are missing or were made from something else, and removes those that no page asks for. The
 * pictures are not committed: a fresh clone draws all of them.
 */
export async function updateSharePictures(
  root: string,
  wanted: readonly WantedSharePicture[],
  onProgress: OnProgress = () => {},
): Promise<RefreshReport> {
  const oldHashes = readHashes(root);
  const isCurrent = ({ path, hash }: WantedSharePicture) =>
    oldHashes[path] === hash && existsSync(join(root, 'public', path));
  const [current, stale] = [wanted.filter(isCurrent), wanted.filter((share) => !isCurrent(share))];
  const hashes: ShareHashes = Object.fromEntries(current.map(({ path, hash }) => [path, hash]));
  const report: RefreshReport = { made: [], kept: current.length, removed: surplus(root, wanted), problems: [] };
  // A run that is interrupted may have written any of the stale pictures: none of them counts as made from now on.
  if (stale.length > 0) writeHashes(root, hashes);
  // All runs of `drawFromQueue` share this iterator, so each picture is drawn once.
  const queue = stale.values();
  const drawFromQueue = async () => {
    for (const { path, hash, draw } of queue) {
      onProgress(report.made.length + report.problems.length, stale.length);
      try {
        const bytes = await draw();
        mkdirSync(dirname(join(root, 'public', path)), { recursive: true });
        writeFileSync(join(root, 'public', path), bytes);
        hashes[path] = hash;
        report.made.push({ path, bytes: bytes.length });
      } catch (error) {
        report.problems.push({ path, message: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drawFromQueue));
  for (const path of report.removed) rmSync(join(root, 'public', path));
  if (report.made.length + report.removed.length > 0) writeHashes(root, hashes);
  return report;
}

/** Pictures below `public/og` that no page asks for. */
function surplus(root: string, wanted: readonly WantedSharePicture[]): string[] {
  const paths = new Set(wanted.map(({ path }) => path));
  return globSync('og/**/*.png', { cwd: join(root, 'public') })
    .map((file) => `/${file}`)
    .filter((path) => !paths.has(path))
    .sort();
}

/** Reads the hashes. Gives none if there is no file, or if a run was interrupted while it wrote the file. */
function readHashes(root: string): ShareHashes {
  try {
    return JSON.parse(readFileSync(join(root, hashesPath), 'utf8')) as ShareHashes;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function writeHashes(root: string, hashes: ShareHashes): void {
  const file = join(root, hashesPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(hashes));
}
