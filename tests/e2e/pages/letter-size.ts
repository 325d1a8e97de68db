import type { Page } from '@playwright/test';

/** What a look at the page finds while the browser's default font size is another one, as its visitor may have set it. */
export async function atLetterSize<T>(page: Page, pixels: number, look: () => T): Promise<T> {
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  await setSize(pixels);
  const found = await page.evaluate(look);
  await setSize(16);
  await browser.detach();
  return found;
}
