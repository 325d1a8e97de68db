import type { Page } from '@playwright/test';

declare global {
  interface Window {
    testShifts: string[];
  }
}

/** Has every page that is opened from now on note what moves on it without the visitor's doing. */
export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.testShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 30)).join(', ');
        window.testShifts.push(`${location.pathname}${location.search}: ${value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the open page: its path, how much, and the beginning of the texts. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.testShifts);
