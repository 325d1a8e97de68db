import type { Page } from '@playwright/test';
import { templatePages } from './site-pages.ts';
import { expect, openDecided, spoken, test } from './visitor.ts';

declare global {
  interface Window {
    /** Set by a test: only the very document that was left still has it. */
    wasLeft?: true;
    cameBack?: boolean;
  }
}

// Every page of the site is worth keeping: none may have a listener or a header that stands in the way.
// A browser keeps no page that was answered with 404.
for (const locale of ['nl', 'en'] as const)
  test(`every page comes back out of the back/forward cache, ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(60_000);
    const paths = templatePages(locale).filter((path) => !path.endsWith('/nergens'));
    for (let index = 0; index < paths.length; index += 2) {
      const [first, second] = [paths[index] as string, paths[index + 1] ?? spoken[locale].servicesPage];
      await openMarked(page, first);
      await openMarked(page, second);
      await page.goBack({ waitUntil: 'commit' });
      await expectBack(page, first);
      await page.goForward({ waitUntil: 'commit' });
      await expectBack(page, second);
    }
  });

async function openMarked(page: Page, path: string): Promise<void> {
  await openDecided(page, path);
  await page.evaluate(() => {
    window.wasLeft = true;
    addEventListener('pageshow', ({ persisted }) => {
      window.cameBack = persisted;
    });
  });
}

const expectBack = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => [location.pathname, window.wasLeft, window.cameBack]), { message: path })
    .toEqual([path, true, true]);
