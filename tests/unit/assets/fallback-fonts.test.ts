import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fallbackCss } from '#cli/assets/fonts/fallback-css.ts';
import { fontFamilies } from '#cli/assets/fonts/families.ts';
import { fontMetrics } from '#cli/assets/fonts/font-metrics.ts';
import { siteCharacters } from '#cli/assets/fonts/site-characters.ts';
import { fontPackage, shippedFont, staticFont } from '#cli/assets/fonts/subset.ts';
import { updateFonts } from '#cli/assets/fonts/update-fonts.ts';
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

test('the client of a case has its letters in the fonts', () => {
  const other = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(other, 'content/projects'), { recursive: true });
  writeFileSync(join(other, 'content/projects/x.yaml'), 'client: Škoda\n');
  expect(siteCharacters(other)).toContain('Š');
});

const fallbacks = 'src/styles/font-fallbacks.css';
const metricsManifest = 'node_modules/@capsizecss/metrics/package.json';
const madeIn = async (other: string) => (await updateFonts(other)).made.map(({ path }) => path);

function projectWithPackages(): string {
  const other = mkdtempSync(join(tmpdir(), 'fonts-'));
  for (const family of fontFamilies) cpSync(fontPackage(root, family), fontPackage(other, family), { recursive: true });
  cpSync(metricsManifest, join(other, metricsManifest));
  return other;
}

test('what is gone beside the fonts is made again', async () => {
  const other = projectWithPackages();
  const all = await madeIn(other);
  const lost = all.filter((path) => !path.endsWith('.woff2'));
  expect(lost).toContain(fallbacks);
  for (const path of lost) rmSync(join(other, path));
  expect(await updateFonts(other)).toMatchObject({
    made: lost.map((path) => ({ path })),
    kept: all.length - lost.length,
  });
});

test('a new version of the metrics changes the fallbacks', async () => {
  const other = projectWithPackages();
  await updateFonts(other);
  writeFileSync(join(other, fallbacks), 'of earlier metrics');
  expect(await madeIn(other)).toEqual([]);
  writeFileSync(join(other, metricsManifest), JSON.stringify({ version: '999.0.0' }));
  expect(await madeIn(other)).toEqual([fallbacks]);
});

test('a new version of a typeface is subset again', async () => {
  const other = projectWithPackages();
  await updateFonts(other);
  expect(await madeIn(other)).toEqual([]);
  const [first, second] = fontFamilies.map((family) => {
    const file = (path: string) => join(fontPackage(other, family), path);
    return { manifest: file('package.json'), font: file(`files/${family.source}-latin-wght-normal.woff2`) };
  });
  // The other typeface plays the part of a new version.
  cpSync(second?.font ?? '', first?.font ?? '');
  writeFileSync(first?.manifest ?? '', JSON.stringify({ version: '999.0.0' }));
  expect(await madeIn(other)).toEqual(['src/styles/fonts/familjen.woff2', fallbacks]);
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
