import { type Browser, expect } from '@playwright/test';
import { collectShifts, shiftsOf } from '../e2e/layout-shifts.ts';

/** How late the fonts come, in milliseconds. */
const fontDelay = 1500;

/** A first visit, with how far things moved on it in all and what it was that moved. */
export interface FirstVisit {
  path: string;
  width: number;
  shift: number;
  moved: string[];
}

/** Visits each path at 360 and 1280 px with an empty cache and fonts that come late. */
export async function visitsWithLateFonts(browser: Browser, site: string, paths: readonly string[]) {
  const queue = paths.flatMap((path) => [360, 1280].map((width) => ({ path, width })));
  const visits: FirstVisit[] = [];
  // Most of the time goes in waiting for fonts, so several visitors wait at once.
  const visitor = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const moved = await firstVisit(browser, `${site}${next.path}`, next.width);
      const shift = moved.reduce((sum, line) => sum + Number(/: ([\d.]+)/.exec(line)?.[1]), 0);
      visits.push({ ...next, shift, moved });
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  return visits;
}

/** Every shift of a first visit, from the first byte until the visitor has scrolled through the page. */
async function firstVisit(browser: Browser, url: string, width: number): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
  const page = await context.newPage();
  let late = 0;
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelay));
    // On a busy machine the page itself may be that slow; fonts that come before it has been painted are not late.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    late++;
    await route.continue();
  });
  await collectShifts(page);
  // The document waits for what its head preloads; the visitor does not.
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => late, { message: `${url} asked for no font`, timeout: 15_000 }).toBeGreaterThan(0);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
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
