import { fallbackDescriptors, fallbackFace } from '#src/build/fonts/fallback-face.ts';
import { fontFamilies } from '#src/build/fonts/families.ts';
import { fontMetrics } from '#src/build/fonts/font-tables.ts';
import { localFonts } from '#src/build/fonts/local-fonts.ts';
import { fixedCharacters } from '#src/build/fonts/site-characters.ts';
import { staticFont } from '#src/build/fonts/subset.ts';

/** The text of `src/styles/font-fallbacks.ts`: a face for each local font that may stand in, matched to the real one. */
export async function fallbackModule(root: string): Promise<string> {
  const faces: string[] = [];
  for (const family of fontFamilies) {
    for (const { weights, matchedAt, cut } of family.fallbacks) {
      const metrics = fontMetrics(await staticFont(root, family, matchedAt, fixedCharacters()));
      // Of two faces with one name and weight the later wins where it can be loaded: Arial, else Roboto.
      for (const local of [localFonts.roboto[cut], localFonts.arial[cut]]) {
        faces.push(
          fallbackFace(
            `${family.family}-fallback`,
            weights,
            local,
            fallbackDescriptors(metrics, local, family.kerning),
          ),
        );
      }
    }
  }
  return [
    '// Made by `npm run fonts` from the tables of the fonts. Do not edit.',
    '',
    '/** Local fonts with the metrics of the web fonts, so that nothing moves when those arrive. */',
    'export const fontFallbacks = [',
    ...faces.map((face) => `  '${face}',`),
    "].join('');",
    '',
  ].join('\n');
}
