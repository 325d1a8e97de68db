import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackModule } from './fallback-module.ts';
import { fontFamilies } from './families.ts';
import { siteCharacters } from './site-characters.ts';
import { fontPackage, shippedFont } from './subset.ts';

/** What both typefaces may weigh together, in bytes. */
const atMost = 45_000;

export interface FontReport {
  fonts: { file: string; bytes: number }[];
  /** How many characters each of them has. */
  characters: number;
}

/**
 * Cuts the typefaces to what the site uses, into `public/fonts` with their licences, and matches their local fallbacks to
 * them. Throws where they weigh more than a first visit should load.
 */
export async function updateFonts(root: string): Promise<FontReport> {
  const folder = join(root, 'public/fonts');
  mkdirSync(folder, { recursive: true });
  const characters = siteCharacters(root);
  const fonts: FontReport['fonts'] = [];
  for (const family of fontFamilies) {
    const bytes = await shippedFont(root, family, characters);
    writeFileSync(join(folder, `${family.name}.woff2`), bytes);
    copyFileSync(join(fontPackage(root, family), 'LICENSE'), join(folder, `${family.name}-OFL.txt`));
    fonts.push({ file: `public/fonts/${family.name}.woff2`, bytes: bytes.length });
  }
  const styles = join(root, 'src/styles/font-fallbacks.ts');
  const module = await fallbackModule(root);
  if (!existsSync(styles) || readFileSync(styles, 'utf8') !== module) writeFileSync(styles, module);
  const total = fonts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > atMost) throw new Error(`The fonts weigh ${total} bytes together; at most ${atMost} are allowed.`);
  return { fonts, characters: [...characters].length };
}
