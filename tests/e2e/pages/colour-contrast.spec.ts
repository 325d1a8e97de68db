import { expect, test } from '@playwright/test';
import { colouredPages, parts } from '../site-pages.ts';
import { type ColourPair, colourFaults, colourPairs } from './colour-contrast.ts';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [index, paths] of parts(colouredPages('nl'), 8).entries()) {
  test(`text and controls stand out in both schemes, part ${index + 1}`, async ({ page }) => {
    const faults: string[] = [];
    let pairs = 0;
    for (const path of paths) {
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found: ColourPair[] = await page.evaluate(colourPairs);
        // The menu of a phone is shown as a phone shows it; the width hides only the button that opens it.
        await page.locator('header dialog').evaluate((menu: HTMLDialogElement) => menu.showModal());
        found.push(...(await page.evaluate(colourPairs)));
        await page.locator('header dialog').evaluate((menu: HTMLDialogElement) => menu.close());
        for (const id of ['language', 'contact']) {
          await page.locator(`#${id}`).evaluate((menu: HTMLElement) => menu.showPopover());
          found.push(...(await page.evaluate(colourPairs)));
        }
        pairs += found.length;
        for (const fault of colourFaults(found)) faults.push(`${path}, ${colorScheme}: ${fault}`);
      }
    }
    expect(pairs).toBeGreaterThan(paths.length * 20);
    expect([...new Set(faults)]).toEqual([]);
  });
}
