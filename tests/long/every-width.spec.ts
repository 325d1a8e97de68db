import { allPages, parts } from '../e2e/site-pages.ts';
import { expect, openDecided, test } from '../e2e/visitor.ts';

/** From 320 to 1920 px, closest together where drawings go from rows to columns. */
const widths = [
  ...[320, 380, 440, 500, 560, 620],
  ...Array.from({ length: 22 }, (_, step) => 680 + 20 * step),
  ...[1160, 1280, 1440, 1920],
];

// A browser that prefers neither language is not offered the other one; that line has a test of its own.
test.use({ locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } });

for (const [index, paths] of parts(allPages, 16).entries())
  test(`no page is wider than its window, part ${index + 1}`, { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const path of paths) {
      await openDecided(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (pageWidth > width) found.push(`${path} is ${pageWidth} px wide in a window of ${width}`);
      }
    }
    expect(found).toEqual([]);
  });
