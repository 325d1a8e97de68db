import type { Page } from '@playwright/test';

/** What a look at the page finds at each default font size of the browser, as its visitor may have set it, in pixels. */
export async function atLetterSizes<T>(page: Page, sizes: readonly number[], look: () => T): Promise<T[]> {
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  const found: T[] = [];
  for (const size of sizes) {
    await setSize(size);
    found.push(await page.evaluate(look));
  }
  await setSize(16);
  await browser.detach();
  return found;
}
