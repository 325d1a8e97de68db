import { type Browser, expect, test } from '@playwright/test';
import { collectShifts, shiftsOf } from '../layout-shifts.ts';
import { templatePages } from '../site-pages.ts';

/** How late the fonts come, in milliseconds. */
const fontDelay = 1500;

test.setTimeout(60_000);

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px, with an empty cache and fonts that come late`, async ({ browser, baseURL }) => {
    const faults: string[] = [];
    const queue = templatePages('nl');
    // Most of the time goes in waiting for fonts, so several visitors wait at once.
    const visitor = async () => {
      for (let path = queue.shift(); path; path = queue.shift())
        faults.push(...(await firstVisit(browser, `${baseURL}${path}`, width)));
    };
    await Promise.all(Array.from({ length: 4 }, visitor));
    expect(faults).toEqual([]);
  });
}

/** Every shift of a first visit, from the first byte until the visitor has scrolled through the page. */
async function firstVisit(browser: Browser, url: string, width: number): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
  const page = await context.newPage();
  let late = 0;
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelay));
    // On a busy machine the page itself may be that slow; fonts that come before it has been painted are not late.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    late++;
    await route.continue();
  });
  await collectShifts(page);
  await page.goto(url);
  await expect.poll(() => late, { message: `${url} asked for no font` }).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 2 * innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
  await page.waitForTimeout(200);
  const shifts = await shiftsOf(page);
  await context.close();
  return shifts;
}
