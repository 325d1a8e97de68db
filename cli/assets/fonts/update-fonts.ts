import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RefreshReport } from '#cli/assets/refresh-report.ts';
import { fallbackCss } from './fallback-css.ts';
import { fontFamilies } from './families.ts';
import { siteCharacters } from './site-characters.ts';
import { fontPackage, shippedFont } from './subset.ts';

/** What both typefaces may weigh together, in bytes. */
const atMost = 45_000;

const fontFolder = 'src/styles/fonts';
const fallbacksPath = 'src/styles/font-fallbacks.css';

/** The file in which this machine keeps the hash of what the fonts were made from, from the root of the project. */
const hashPath = '.cache/fonts.txt';

/**
 * Subsets the typefaces to the characters that the site uses, into `src/styles/fonts` with their licences, and adjusts
 * the local fallback fonts to them. The build puts a hash of their content into their names. Throws if they weigh more
 * than a first visit should load.
 */
export async function updateFonts(root: string): Promise<RefreshReport> {
  const report: RefreshReport = { made: [], kept: 0, removed: [], problems: [] };
  const characters = siteCharacters(root);
  const fonts = fontFamilies.map((family) => ({
    family,
    path: `${fontFolder}/${family.name}.woff2`,
    licensePath: `${fontFolder}/${family.source}-license.txt`,
  }));
  const paths = [...fonts.flatMap(({ path, licensePath }) => [path, licensePath]), fallbacksPath];
  // A package's description has its version, and another version may have other letters or metrics.
  const folders = [
    ...fontFamilies.map((family) => fontPackage(root, family)),
    join(root, 'node_modules/@capsizecss/metrics'),
  ];
  const packages = folders.map((folder) => readFileSync(join(folder, 'package.json'), 'utf8'));
  // After a change of the programs the fonts are made again too.
  const programs = ['subset.ts', 'fallback-css.ts', 'font-metrics.ts'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  );
  const madeFrom = JSON.stringify([characters, fontFamilies, packages, programs]);
  const hash = createHash('sha256').update(madeFrom).digest('hex');
  const hashFile = join(root, hashPath);
  if (readIfThere(hashFile)?.toString() === hash && paths.every((path) => existsSync(join(root, path))))
    return { ...report, kept: paths.length };
  const write = (path: string, bytes: Buffer) => {
    if (!writeIfChanged(join(root, path), bytes)) report.kept += 1;
    else report.made.push({ path, bytes: bytes.length });
  };
  let total = 0;
  for (const { family, path, licensePath } of fonts) {
    const bytes = await shippedFont(root, family, characters);
    total += bytes.length;
    write(path, bytes);
    write(licensePath, readFileSync(join(fontPackage(root, family), 'LICENSE')));
  }
  write(fallbacksPath, Buffer.from(await fallbackCss(root)));
  if (total > atMost) throw new Error(`The fonts weigh ${total} bytes together; at most ${atMost} are allowed.`);
  // Last, so that after an error the next run makes the fonts again.
  writeIfChanged(hashFile, Buffer.from(hash));
  return report;
}

/** Writes a file, unless it has these bytes already. Gives whether it was written. */
function writeIfChanged(file: string, bytes: Buffer): boolean {
  if (readIfThere(file)?.equals(bytes)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return true;
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
