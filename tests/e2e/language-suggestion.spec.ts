import type { Page } from '@playwright/test';
import { collectShifts, shiftsOf } from './layout-shifts.ts';
import { expect, expectAccessible, openDecided, spoken, test } from './visitor.ts';

const line = (page: Page) => page.locator('[data-suggest]');

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('is offered the same page in English, and closed is closed', async ({ page, context }) => {
    await openDecided(page, '/nl/diensten/website-ontwikkeling');
    await expect(line(page)).toBeVisible();
    await expect(line(page)).toHaveAttribute('lang', 'en');
    await expectAccessible(page, '[data-suggest]');
    await line(page).getByRole('button').click();
    await expect(line(page)).toBeHidden();
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
      'cookieConsent',
    ]);
    expect(await context.cookies()).toEqual([]);
  });

  test('follows the offer to the same page with query and hash, and that one offers nothing', async ({ page }) => {
    await openDecided(page, '/nl/diensten/website-ontwikkeling?utm_source=brief#main');
    await line(page).getByRole('link').click();
    await expect(page).toHaveURL('/en/services/web-development?utm_source=brief#main');
    await expect(line(page)).toBeHidden();
  });

  test('follows the offer from anywhere on the line', async ({ page }) => {
    await openDecided(page, '/nl/diensten/website-ontwikkeling');
    await line(page).click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL('/en/services/web-development');
  });

  test('meets no offer on its way through the site, nor on the page without a counterpart', async ({ page }) => {
    await openDecided(page, '/nl');
    await expect(line(page)).toBeVisible();
    await page.locator('footer a[href="/nl/privacy"]').click();
    await expect(page).toHaveURL('/nl/privacy');
    await expect(line(page)).toBeHidden();
    await page.goto('/nl/diensten/marketing-automatisering-detail');
    await expect(line(page)).toHaveCount(0);
  });

  test('moves nothing', async ({ page }) => {
    // The fonts are there then; what moves when they come is another test's matter.
    await openDecided(page, spoken.nl.home);
    await collectShifts(page);
    await page.goto(spoken.nl.servicePage, { referer: 'https://search.example/' });
    await expect(line(page)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test.describe('a browser that prefers English, on its first visit', () => {
  test.use({ locale: 'en-GB' });

  test('is asked for consent first, and offered its language then', async ({ page }) => {
    await page.goto(spoken.nl.servicePage);
    const banner = page.locator('#consent');
    await expect(banner).toBeVisible();
    await expect(line(page)).toBeHidden();
    await banner.getByRole('button').first().click();
    await expect(banner).toHaveCount(0);
    await expect(line(page)).toBeVisible();
    const aligned = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect(await aligned('[data-suggest] p')).toBe(await aligned('main h1'));
  });
});

test('a browser that prefers the language of the page is offered nothing', async ({ page }) => {
  await page.goto('/nl');
  await expect(line(page)).toBeHidden();
});
