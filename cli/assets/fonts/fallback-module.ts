import { fallbackFace, sizeAdjust } from './fallback-face.ts';
import { fontFamilies } from './families.ts';
import { fontMetrics } from './font-metrics.ts';
import { localFonts } from './local-fonts.ts';
import { fixedCharacters } from './site-characters.ts';
import { staticFont } from './subset.ts';

/** The text of `src/styles/font-fallbacks.ts`: a face for each local font that may stand in, as wide as the real one. */
export async function fallbackModule(root: string): Promise<string> {
  const faces: string[] = [];
  for (const family of fontFamilies) {
    if (!family.fallback) continue;
    const { weight, cut, kerning } = family.fallback;
    const metrics = fontMetrics(await staticFont(root, family, weight, fixedCharacters()));
    // Of two faces with one name and weight the later wins where it can be loaded: Arial, else Roboto.
    for (const local of [localFonts.roboto[cut], localFonts.arial[cut]])
      faces.push(fallbackFace(`${family.family}-fallback`, weight, local, sizeAdjust(metrics, local, kerning)));
  }
  return [
    '// Made by `npm run fonts` from the tables of the fonts. Do not edit.',
    '',
    '/** Local fonts with the width of the web fonts, so that lines break alike with either. */',
    'export const fontFallbacks = [',
    ...faces.map((face) => `  '${face}',`),
    "].join('');",
    '',
  ].join('\n');
}
