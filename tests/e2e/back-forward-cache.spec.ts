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
  for (const path of templatePages(locale).filter((one) => !one.endsWith('/nergens')))
    test(`${path} comes back out of the back/forward cache`, { tag: '@desktop' }, async ({ page }) => {
      await openDecided(page, path);
      await page.evaluate(() => {
        window.wasLeft = true;
        addEventListener('pageshow', ({ persisted }) => {
          window.cameBack = persisted;
        });
      });
      await page.goto(path === spoken[locale].home ? spoken[locale].servicePage : spoken[locale].home);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => [window.wasLeft, window.cameBack])).toEqual([true, true]);
    });
