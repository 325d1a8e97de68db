import { type Browser, expect, test } from '@playwright/test';
import { templatePages } from './visual-pages.ts';

/** How late the fonts come, in milliseconds. */
const fontDelay = 1500;

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

test.setTimeout(60_000);

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px, with an empty cache and fonts that come late`, async ({ browser, baseURL }) => {
    const faults: string[] = [];
    const queue = templatePages('nl');
    // Most of the time goes in waiting for fonts, so several visitors wait at once.
    const visitor = async () => {
      for (let path = queue.shift(); path; path = queue.shift()) {
        for (const { value, what } of await shiftsOf(browser, `${baseURL}${path}`, width))
          faults.push(`${path}: ${value.toFixed(4)} ${what}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, visitor));
    expect(faults).toEqual([]);
  });
}

/** Every shift of a first visit, from the first byte until the visitor has scrolled through the page. */
async function shiftsOf(browser: Browser, url: string, width: number): Promise<Window['shifts']> {
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
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const what = entry.sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 30)).join(', ');
        window.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
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
  const shifts = await page.evaluate(() => window.shifts);
  await context.close();
  return shifts;
}
