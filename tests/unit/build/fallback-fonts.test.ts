import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fallbackDescriptors } from '#src/build/fonts/fallback-face.ts';
import { fallbackModule } from '#src/build/fonts/fallback-module.ts';
import { fontFamilies } from '#src/build/fonts/families.ts';
import { fontMetrics } from '#src/build/fonts/font-tables.ts';
import { letterFrequency } from '#src/build/fonts/letter-frequency.ts';
import { localFonts, localWidth } from '#src/build/fonts/local-fonts.ts';
import { fixedCharacters, siteCharacters } from '#src/build/fonts/site-characters.ts';
import { shippedFont, staticFont } from '#src/build/fonts/subset.ts';
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

for (const family of fontFamilies)
  for (const { matchedAt, cut } of family.fallbacks)
    for (const name of ['arial', 'roboto'] as const)
      test(`${name} ${cut} takes the room of ${family.family} ${matchedAt}`, async () => {
        const web = fontMetrics(await staticFont(root, family, matchedAt, fixedCharacters()));
        const local = localFonts[name][cut];
        const { sizeAdjust, ascent, descent, lineGap } = fallbackDescriptors(web, local, family.kerning);
        expect(ascent * sizeAdjust).toBeCloseTo(web.ascent / web.unitsPerEm, 6);
        expect(descent * sizeAdjust).toBeCloseTo(web.descent / web.unitsPerEm, 6);
        expect(lineGap).toBe(0);
        for (const locale of locales) {
          const text = copy(locale);
          const real = text.reduce((sum, one) => sum + web.advance(one) / web.unitsPerEm, 0) * family.kerning;
          const stand = text.reduce((sum, one) => sum + localWidth(local, one) * sizeAdjust, 0);
          // Dutch is what it is matched to; English has other letters and may be a little off.
          expect(Math.abs(stand / real - 1)).toBeLessThan(locale === 'nl' ? 0.005 : 0.01);
        }
      });
