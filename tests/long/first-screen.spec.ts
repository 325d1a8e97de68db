import { drawing } from '../e2e/drawing-gesture.ts';
import { drawingPaths } from '../e2e/site-pages.ts';
import { expect, openDecided, spoken, test, visits } from '../e2e/visitor.ts';

/** What a first screen shows of a drawing at least: pixels on a phone, a share of its height on a desktop. */
const screens = [
  { width: 360, height: 740, decided: true, least: 240 },
  { width: 360, height: 740, decided: false, least: 150 },
  { width: 390, height: 844, decided: true, least: 340 },
  { width: 390, height: 844, decided: false, least: 240 },
  { width: 1280, height: 800, decided: false, least: 0.55 },
] as const;

/** What lies over the foot of the screen. */
const bar = '#consent';

for (const { locale } of visits)
  for (const { width, height, decided, least } of screens) {
    const state = decided ? 'answered' : 'open';
    test(`services in ${locale} show their drawing at ${width} × ${height}, the question about chat ${state}`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      if (decided) await openDecided(page, spoken[locale].home);
      const seen: Record<string, number> = {};
      const heights: number[] = [];
      for (const path of drawingPaths(locale)) {
        await page.goto(path);
        if (!decided) await expect(page.locator(bar)).toBeAttached();
        const [visible, whole, length] = await page.evaluate(
          ([drawing, bar]) => {
            const { top, bottom, height } = (document.querySelector(drawing) as Element).getBoundingClientRect();
            const over = document.querySelector(bar)?.getBoundingClientRect();
            const foot = over && over.height > 0 ? Math.min(innerHeight, over.top) : innerHeight;
            return [Math.min(bottom, foot) - top, height, document.documentElement.scrollHeight] as const;
          },
          [drawing, bar] as const,
        );
        // A drawing that is seen whole is enough, however low it is.
        seen[path] = visible >= whole ? Number.POSITIVE_INFINITY : least < 1 ? visible / whole : visible;
        heights.push(length);
      }
      const middle = heights.sort((a, b) => a - b)[heights.length >> 1];
      const lowest = Math.min(...Object.values(seen));
      console.info(
        `${locale} ${width} × ${height}, ${state}: at least ${lowest.toFixed(2)}; pages are ${middle} px high`,
      );
      expect(Object.entries(seen).filter(([, value]) => value < least)).toEqual([]);
    });
  }

for (const { locale } of visits)
  test.describe(`home in ${locale} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('says on a phone’s first screen what it is, and shows three of the six places', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto(spoken[locale].home);
      const main = page.getByRole('main');
      const places = main.locator('.quay a');
      await expect(places).toHaveCount(6);
      const whole = [
        main.getByRole('heading', { level: 1 }),
        main.locator('p').first(),
        main.locator('.btn-primary').first(),
      ];
      for (const part of [...whole, places.nth(0), places.nth(1), places.nth(2)])
        await expect(part).toBeInViewport({ ratio: 1 });
      for (const place of await places.all()) {
        const { width = 0, height = 0 } = (await place.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        await expect(place).toHaveAccessibleName(/\S/);
      }
    });
  });
