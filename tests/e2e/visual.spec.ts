import { expect, type Page, test } from '@playwright/test';
import { hyphenatedFrom } from '#src/styles/base.ts';
import { layoutFaults } from './visual-layout.ts';
import { allPages, parts } from './visual-pages.ts';
import { brokenWords } from './visual-words.ts';

/** Bytes of pictures that a phone may load before it is scrolled, and of fonts. */
const picturesAtMost = 250_000;
const fontsAtMost = 45_000;

// The sizes are set here, so one project is enough.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'declined');
    // A browser that prefers neither language is not offered the other one, which lies over the page by design.
    Object.defineProperty(navigator, 'languages', { get: () => ['fr'] });
  });
});

for (const [index, paths] of parts(allPages, 16).entries()) {
  test(`pages on a phone hold together, part ${index + 1}`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const loaded = await loadedBytes(page);
      if (loaded.pictures > picturesAtMost)
        faults.push(`${path}: ${loaded.pictures} bytes of pictures before scrolling`);
      if (loaded.fonts > fontsAtMost) faults.push(`${path}: ${loaded.fonts} bytes of fonts`);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const fault of await page.evaluate(layoutFaults)) faults.push(`${path}: ${fault}`);
      // No word may be broken for want of room; at the last two widths none that is too short for hyphens.
      for (const [width, allowedFrom] of [
        [320, Number.POSITIVE_INFINITY],
        [360, Number.POSITIVE_INFINITY],
        [1280, Number.POSITIVE_INFINITY],
        [384, hyphenatedFrom],
        [1024, hyphenatedFrom],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        for (const word of await page.evaluate(brokenWords))
          if (word.length < allowedFrom) faults.push(`${path} at ${width} px: broken: ${word}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** What the page has fetched by itself; where it has pictures, once the network rests. */
async function loadedBytes(page: Page): Promise<{ pictures: number; fonts: number }> {
  if ((await page.locator('img').count()) > 0) await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const bytes = (kind: RegExp) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => kind.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { pictures: bytes(/\.(avif|webp|png|jpe?g|svg)$/), fonts: bytes(/\.woff2$/) };
  });
}
