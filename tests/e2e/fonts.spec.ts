import type { Page } from '@playwright/test';
import { expect, spoken, test } from './visitor.ts';

/**
 * Opens a page that believes so many milliseconds have passed since its navigation began; gives the faces that were loading
 * before there was a body: what Chromium holds the first paint back for.
 */
async function waitedFor(page: Page, milliseconds: number): Promise<string[]> {
  await page.addInitScript((now) => {
    performance.now = () => now;
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      const loading = [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ family }) => family);
      Object.assign(globalThis, { testWaitedFor: loading });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, milliseconds);
  await page.goto(spoken.nl.home);
  return page.evaluate(() => (globalThis as { testWaitedFor?: string[] }).testWaitedFor ?? ['no body seen']);
}

const loadedFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

for (const [way, milliseconds, waits] of [
  ['quick waits for its fonts with the first paint', 250, ['Familjen', 'Instrument']],
  ['long on its way does not, and has them for the next page', 350, []],
] as const)
  test(`a page that was ${way}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
    expect(await waitedFor(page, milliseconds)).toEqual(waits);
    await expect.poll(() => loadedFaces(page)).toEqual(expect.arrayContaining(['Familjen', 'Instrument']));
    expect(asked.sort()).toEqual(['/fonts/familjen.woff2', '/fonts/instrument.woff2']);
    // Asked for in the head they would hold the paint back, however late the page.
    expect(await page.locator('head link[as=font]').count()).toBe(0);
  });
