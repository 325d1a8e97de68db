import { expect, test } from '@playwright/test';
import { colouredPages, parts } from '../e2e/site-pages.ts';
import { type ColourPair, colourFaults, colourPairs } from './colour-contrast.ts';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('the checks of the colours find what is wrong, and nothing where nothing is', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setContent(
    `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif"><p style="color:#666">grey text</p><p style="color:#777;font-weight:700">pale heading</p>
      <div style="background:#1a46c0"><p style="color:rgb(255 255 255/.6)">see-through</p></div>
      <p style="opacity:.4"><b>faded</b></p><input aria-label="a" style="border:1px solid #aaa" placeholder="hint">`,
  );
  const faults = colourFaults(await page.evaluate(colourPairs));
  for (const text of ['grey text', 'pale heading', 'see-through', 'faded', 'border of <input>'])
    expect(faults, text).toContainEqual(expect.stringContaining(text));
  await page.setContent('<p>Text</p><a href="/" style="display:block;color:#000">Home</a>');
  expect(colourFaults(await page.evaluate(colourPairs))).toEqual([]);
});

for (const [index, paths] of parts(colouredPages('nl'), 8).entries()) {
  test(`text and controls stand out in both schemes, part ${index + 1}`, { tag: '@desktop' }, async ({ page }) => {
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
