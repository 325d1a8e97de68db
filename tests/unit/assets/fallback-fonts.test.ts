import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sizeAdjust } from '#cli/assets/fonts/fallback-face.ts';
import { fallbackModule } from '#cli/assets/fonts/fallback-module.ts';
import { fontFamilies } from '#cli/assets/fonts/families.ts';
import { fontMetrics } from '#cli/assets/fonts/font-metrics.ts';
import { letterFrequency } from '#cli/assets/fonts/letter-frequency.ts';
import { localFonts, localWidth } from '#cli/assets/fonts/local-fonts.ts';
import { fixedCharacters, siteCharacters } from '#cli/assets/fonts/site-characters.ts';
import { shippedFont, staticFont } from '#cli/assets/fonts/subset.ts';
import { loadSite } from '#src/content/load-site.ts';
import { locales } from '#src/domain/locale.ts';

const root = process.cwd();
const measured = new Set(letterFrequency.map(([character]) => character));

/** All words of a locale in the characters whose widths are known, as one text. */
const copy = (locale: 'nl' | 'en') =>
  [...Object.values(loadSite(root).catalogues[locale]).join(' ').toLowerCase()].filter((one) => measured.has(one));

test('the shipped fonts are the ones that the words of the site ask for, and weigh at most 45 kB together', async () => {
  const characters = siteCharacters(root);
  let total = 0;
  for (const family of fontFamilies) {
    const font = await shippedFont(root, family, characters);
    total += font.length;
    expect(readFileSync(`public/fonts/${family.name}.woff2`).equals(font), `run \`npm run fonts\``).toBe(true);
    expect(readFileSync(`public/fonts/${family.name}-OFL.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  }
  expect(total).toBeLessThanOrEqual(45_000);
});

test('both typefaces have every character that the words of the site use', async () => {
  const signs = new Set(
    Object.values(loadSite(root).catalogues).flatMap((words) => [...Object.values(words).join('')]),
  );
  for (const family of fontFamilies) {
    const { has } = fontMetrics(await staticFont(root, family, 600, siteCharacters(root)));
    const lacking = [...signs].filter((sign) => sign > ' ' && !has(sign));
    expect(lacking, `${family.name} lacks them`).toEqual([]);
  }
});

test('the styles hold the fallback faces that follow from the fonts', async () => {
  expect(readFileSync('src/styles/font-fallbacks.ts', 'utf8'), 'run `npm run fonts`').toBe(await fallbackModule(root));
});

for (const family of fontFamilies) {
  const { fallback } = family;
  if (fallback)
    for (const name of ['arial', 'roboto'] as const)
      test(`${name} ${fallback.cut} takes the width of ${family.family} ${fallback.weight}`, async () => {
        const web = fontMetrics(await staticFont(root, family, fallback.weight, fixedCharacters()));
        const local = localFonts[name][fallback.cut];
        const adjust = sizeAdjust(web, local, fallback.kerning);
        for (const locale of locales) {
          const text = copy(locale);
          const real = text.reduce((sum, one) => sum + web.advance(one) / web.unitsPerEm, 0) * fallback.kerning;
          const stand = text.reduce((sum, one) => sum + localWidth(local, one) * adjust, 0);
          // Dutch is what it is matched to; English has other letters and may be a little off.
          expect(Math.abs(stand / real - 1)).toBeLessThan(locale === 'nl' ? 0.005 : 0.01);
        }
      });
  else
    for (const name of ['arial', 'roboto'] as const)
      test(`${name} is about as wide as ${family.family} as it is`, async () => {
        const web = fontMetrics(await staticFont(root, family, 400, fixedCharacters()));
        expect(Math.abs(sizeAdjust(web, localFonts[name].regular, 1) - 1)).toBeLessThan(0.035);
      });
}
