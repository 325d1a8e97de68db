import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RefreshReport } from '#cli/assets/refresh-report.ts';
import { fallbackCss } from './fallback-css.ts';
import { fontFamilies } from './families.ts';
import { siteCharacters } from './site-characters.ts';
import { fontPackage, shippedFont } from './subset.ts';

/** What both typefaces may weigh together, in bytes. */
const atMost = 45_000;

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
  const files = fontFamilies.map((family) => ({ family, path: `src/styles/fonts/${family.name}.woff2` }));
  // A package's description has its version, and another version may have other letters.
  const packages = fontFamilies.map((family) => readFileSync(join(fontPackage(root, family), 'package.json'), 'utf8'));
  const madeFrom = JSON.stringify([characters, fontFamilies, packages]);
  const hash = createHash('sha256').update(madeFrom).digest('hex');
  const hashFile = join(root, hashPath);
  if (readIfThere(hashFile)?.toString() === hash && files.every(({ path }) => existsSync(join(root, path))))
    return { ...report, kept: files.length };
  let total = 0;
  for (const { family, path } of files) {
    const bytes = await shippedFont(root, family, characters);
    total += bytes.length;
    if (!writeIfChanged(join(root, path), bytes)) report.kept += 1;
    else report.made.push({ path, bytes: bytes.length });
    const license = join(root, `src/styles/fonts/${family.source}-license.txt`);
    copyFileSync(join(fontPackage(root, family), 'LICENSE'), license);
  }
  writeIfChanged(join(root, 'src/styles/font-fallbacks.css'), Buffer.from(await fallbackCss(root)));
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
