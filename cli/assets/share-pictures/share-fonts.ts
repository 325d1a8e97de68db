import { createHash } from 'node:crypto';
import { fontFamilies } from '#cli/assets/fonts/families.ts';
import { type FontMetrics, fontMetrics } from '#cli/assets/fonts/font-metrics.ts';
import { fixedCharacters } from '#cli/assets/fonts/site-characters.ts';
import { staticFont } from '#cli/assets/fonts/subset.ts';
import type { Measure } from './fit-title.ts';

/** The three fonts of share pictures, by what is set in them: the title, the name of the agency, the label. */
export interface ShareFonts {
  fonts: { name: 'Title' | 'Name' | 'Label'; data: Buffer; metrics: FontMetrics }[];
  /** The hash of all three: a picture that was set in other fonts is drawn again. */
  hash: string;
}

/** Makes static fonts from the variable ones, in memory, because satori cannot draw with variable fonts. */
export async function shareFonts(root: string): Promise<ShareFonts> {
  const [display, text] = fontFamilies;
  if (!display || !text) throw new Error('the site has two typefaces');
  // The same characters whatever the texts say: else a new word would change the hash of the fonts, and all pictures.
  const characters = fixedCharacters();
  const cuts = [
    { name: 'Title', family: display, weight: 600 },
    { name: 'Name', family: display, weight: 700 },
    { name: 'Label', family: text, weight: 600 },
  ] as const;
  const fonts: ShareFonts['fonts'] = [];
  const hash = createHash('sha256');
  for (const { name, family, weight } of cuts) {
    const data = await staticFont(root, family, weight, characters);
    hash.update(data);
    fonts.push({ name, data, metrics: fontMetrics(data) });
  }
  return { fonts, hash: hash.digest('hex').slice(0, 16) };
}

/**
 * Makes a function that measures a text in ems, from the tables of a font, with `tracking` ems between characters.
 * Kerning is left out: on balance it makes the text narrower, which a test of the drawn pictures checks. The function
 * throws for a character that the font lacks.
 */
export function measureIn({ fonts }: ShareFonts, name: ShareFonts['fonts'][number]['name'], tracking: number): Measure {
  const metrics = fonts.find((font) => font.name === name)?.metrics;
  if (!metrics) throw new Error(`no font \`${name}\``);
  return (text) => {
    // There is no tracking behind the last character.
    let width = -tracking;
    for (const character of text) {
      if (!metrics.has(character)) throw new Error(`the font has no \`${character}\`, in ‘${text}’`);
      width += metrics.advance(character) / metrics.unitsPerEm + tracking;
    }
    return width;
  };
}
