import type { Locator, Page } from '@playwright/test';
import { collectShifts, shiftsOf } from './layout-shifts.ts';
import { expect, expectAccessible, spoken, test } from './visitor.ts';

const line = (page: Page) => page.locator('[data-suggest]');

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('is offered the same page in English, and closed is closed', async ({ page, context }) => {
    await page.goto('/nl/diensten/website-ontwikkeling');
    await expect(line(page)).toBeVisible();
    await expect(line(page)).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
    await line(page).getByRole('button').click();
    await expect(line(page)).toBeHidden();
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('follows the offer to the same page, which offers nothing', async ({ page }) => {
    await page.goto('/nl/diensten/website-ontwikkeling');
    await line(page).getByRole('link').click();
    await expect(page).toHaveURL('/en/services/web-development');
    await expect(line(page)).toBeHidden();
  });

  test('follows the offer from anywhere on the line', async ({ page }) => {
    await page.goto('/nl/diensten/website-ontwikkeling');
    await line(page).click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL('/en/services/web-development');
  });

  test('meets no offer on its way through the site, nor on the page without a counterpart', async ({ page }) => {
    await page.goto('/nl');
    await expect(line(page)).toBeVisible();
    await page.locator('footer a[href="/nl/privacy"]').click();
    await expect(page).toHaveURL('/nl/privacy');
    await expect(line(page)).toBeHidden();
    await page.goto('/nl/diensten/marketing-automatisering-detail');
    await expect(line(page)).toHaveCount(0);
  });

  test('moves nothing, and covers nothing that cannot be scrolled free', async ({ page }) => {
    await collectShifts(page);
    await page.goto(spoken.nl.servicePage);
    await expect(line(page)).toBeVisible();
    const last = page.locator('footer a').last();
    await last.focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => innerHeight + scrollY + 1 >= document.body.scrollHeight)).toBe(true);
    // The click fails where something lies over the link.
    await last.click({ trial: true, timeout: 3000 });
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test.describe('a browser that prefers English, on its first visit', () => {
  test.use({ locale: 'en-GB' });

  test('sees the line beside the question of consent, at the head and at the foot of the page', async ({ page }) => {
    await page.goto(spoken.nl.servicePage);
    const banner = page.locator('#consent');
    await expect(banner).toBeVisible();
    const covered = (parts: Locator) =>
      parts.evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }).length,
      );
    for (const place of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      expect(await covered(page.locator('[data-suggest] :is(a,button),#consent button'))).toBe(0);
    }
    expect(await covered(page.locator('footer a').last())).toBe(0);
    await banner.getByRole('button').nth(1).click();
    await expect(banner).toHaveCount(0);
    expect(await covered(page.locator('[data-suggest] :is(a,button)'))).toBe(0);
  });
});

test('a browser that prefers the language of the page is offered nothing', async ({ page }) => {
  await page.goto('/nl');
  await expect(line(page)).toBeHidden();
});
