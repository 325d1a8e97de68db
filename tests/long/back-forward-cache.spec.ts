import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '#cli/chromium/find-chromium.ts';
import { templatePages } from '../e2e/site-pages.ts';
import { expect, formOf, openDecided, spoken, test } from '../e2e/visitor.ts';

declare global {
  interface Window {
    /** Set by a test: only the very document that was left still has it. */
    wasLeft?: true;
    cameBack?: boolean;
  }
}

// A headless shell has no such cache.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// Every page of the site is worth keeping: none may have a listener or a header that prevents it.
// A browser keeps no page that was answered with 404.
for (const locale of ['nl', 'en'] as const)
  test(`every page comes back out of the back/forward cache, ${locale}`, async ({ page }) => {
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
  await page.evaluate(mark);
}

/** Marks the document that is left, and notes whether the browser kept it. Runs in the page, so it imports nothing. */
function mark(): void {
  window.wasLeft = true;
  addEventListener('pageshow', ({ persisted }) => {
    window.cameBack = persisted;
  });
}

const expectBack = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => [location.pathname, window.wasLeft, window.cameBack]), { message: path })
    .toEqual([path, true, true]);

test('a choice made on another page counts on the one that comes back', async ({ page }) => {
  const banner = page.locator('#consent');
  await page.goto(spoken.nl.home);
  await expect(banner).toBeVisible();
  await page.evaluate(mark);
  // Where no primary button is on the first screen, which would have the banner wait.
  await page.locator('footer a[href="/nl/privacy"]').click();
  await expect(page).toHaveURL('/nl/privacy');
  await page.getByRole('button', { name: spoken.nl.consent.decline }).click();
  await page.goBack({ waitUntil: 'commit' });
  await expectBack(page, spoken.nl.home);
  await expect(banner).toHaveCount(0);
});

test('a menu that led away is shut when the visitor comes back', async ({ page }) => {
  await openMarked(page, spoken.nl.home);
  await page.locator('[popovertarget=contact]').click();
  await page.locator('#contact').getByRole('link', { name: spoken.nl.contact.form }).click();
  await expect(page).toHaveURL(/contact$/);
  await page.goBack({ waitUntil: 'commit' });
  await expectBack(page, spoken.nl.home);
  await expect(page.locator('#contact')).toBeHidden();
});

test('a form that was left comes back hydrated, with its text', async ({ page }) => {
  await openMarked(page, spoken.nl.contactPage);
  const { message, send } = formOf(page, 'nl');
  await message.fill('half a thought');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.locator('footer a[href="/nl/privacy"]').click();
  await expect(page).toHaveURL('/nl/privacy');
  await page.goBack({ waitUntil: 'commit' });
  await expectBack(page, spoken.nl.contactPage);
  await expect(message).toHaveValue('half a thought');
  await send.click();
  await expect(page.getByRole('group', { name: /2/ })).toBeFocused();
});
