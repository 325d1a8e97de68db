import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fallbackCss } from '#cli/assets/fonts/fallback-css.ts';
import { fontFamilies } from '#cli/assets/fonts/families.ts';
import { fontMetrics } from '#cli/assets/fonts/font-metrics.ts';
import { siteCharacters } from '#cli/assets/fonts/site-characters.ts';
import { shippedFont, staticFont } from '#cli/assets/fonts/subset.ts';
import { loadSite } from '#src/content/load-site.ts';

const root = process.cwd();

test('the shipped fonts are the ones that the words of the site ask for, and weigh at most 45 kB together', async () => {
  const characters = siteCharacters(root);
  let total = 0;
  for (const family of fontFamilies) {
    const font = await shippedFont(root, family, characters);
    total += font.length;
    expect(readFileSync(`src/styles/fonts/${family.name}.woff2`).equals(font), `run \`npm run assets -- fonts\``).toBe(
      true,
    );
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

test('the styles hold the fallback faces that follow from the fonts, complete', async () => {
  const css = await fallbackCss(root);
  expect(readFileSync('src/styles/font-fallbacks.css', 'utf8'), 'run `npm run assets -- fonts`').toBe(css);
  const faces = css.split('@font-face').slice(1);
  const weights = fontFamilies.flatMap(({ fallbackWeights }) => fallbackWeights);
  // Arial and Roboto for each.
  expect(faces).toHaveLength(weights.length * 2);
  for (const face of faces)
    for (const property of ['ascent-override', 'descent-override', 'size-adjust'])
      expect(face).toMatch(new RegExp(`${property}: \\d+(\\.\\d+)?%;`));
});
