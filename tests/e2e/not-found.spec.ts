import { expect, expectAccessible, expectMissingFile, openDecided, spoken, test, visits } from './visitor.ts';

const mistyped = {
  nl: {
    path: '/nl/diensten/woocomerce',
    nearest: '/nl/diensten/woocommerce',
    titles: ['Service niet gevonden', 'Pagina niet gevonden'],
  },
  en: {
    path: '/en/services/mainteance-support',
    nearest: '/en/services/maintenance-support',
    titles: ['Service not found', 'Page not found'],
  },
};

for (const { locale, tag } of visits) {
  const { path, nearest, titles } = mistyped[locale];
  const { home, contactPage, servicesPage } = spoken[locale];

  test.describe(`an address without a page, ${locale}`, { tag }, () => {
    test.use({ locale });

    test('is answered in its language, and names the nearest services at a sign of life', async ({ page }) => {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(404);
      await openDecided(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
      const suggestion = page.locator('[data-pages]');
      await expect(suggestion).toBeHidden();
      await page.keyboard.press('Shift');
      await expect(suggestion).toBeVisible();
      await expectAccessible(page, 'main');
      const links = await suggestion.getByRole('link').all();
      for (const link of links) await expect(link).toHaveAttribute('href', new RegExp(`^${servicesPage}/`));
      await links[0]?.click();
      await expect(page).toHaveURL(nearest);
    });

    test('suggests nothing where nothing is near, or where the list does not arrive', async ({ page, complaints }) => {
      await openDecided(page, `/${locale}/qxzvw`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '');
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
      await expect.poll(() => complaints).not.toEqual([]);
      expectMissingFile(complaints);
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
