import { expect, expectAccessible, openDecided, spoken, test, visits } from './visitor.ts';

const mistyped = {
  nl: { path: '/nl/diensten/woocomerce', nearest: '/nl/diensten/woocommerce' },
  en: { path: '/en/services/mainteance-support', nearest: '/en/services/maintenance-support' },
};

for (const { locale, tag } of visits) {
  const { path, nearest } = mistyped[locale];
  const { home, contactPage, servicesPage } = spoken[locale];

  test.describe(`an address nobody lives at, ${locale}`, { tag }, () => {
    test.use({ locale });

    test('is answered in its language, and names the nearest page at a sign of life', async ({ page }) => {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(404);
      await openDecided(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const suggestion = page.locator('[data-pages]');
      await expect(suggestion).toBeHidden();
      await page.keyboard.press('Shift');
      await expect(suggestion).toBeVisible();
      await expectAccessible(page);
      await suggestion.getByRole('link').click();
      await expect(page).toHaveURL(nearest);
    });

    test('suggests nothing where nothing is near, or where the list does not arrive', async ({ page }) => {
      await openDecided(page, `/${locale}/qxzvw`);
      const list = page.waitForResponse(/\/pages\.\w+\.json$/);
      await page.keyboard.press('Shift');
      await (await list).finished();
      await expect(page.locator('[data-pages]')).toBeHidden();
      await page.route(/\/pages\./, (route) => route.abort());
      await page.goto(path);
      const failed = page.waitForEvent('requestfailed');
      await page.keyboard.press('Shift');
      await failed;
      await expect(page.locator('[data-pages]')).toBeHidden();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('has its links', async ({ page }) => {
        await page.goto(path);
        for (const target of [home, servicesPage, contactPage])
          await expect(page.locator(`main a[href="${target}"]`).first()).toBeVisible();
      });
    });
  });
}
