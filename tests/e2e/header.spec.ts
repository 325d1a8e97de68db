import { expect, expectAccessible, openDecided, spoken, test, visits } from './visitor.ts';

for (const { locale, tag } of visits) {
  const { home, servicePage, contact, language, openMenu, closeMenu, menu } = spoken[locale];

  test.describe(`menus in ${locale}`, { tag }, () => {
    test.use({ locale });

    for (const name of ['language', 'contact'] as const) {
      test(`the ${name} menu toggles, and closes on Escape, a click outside and a tab out`, async ({
        page,
        isMobile,
      }) => {
        await openDecided(page, servicePage);
        const button = page.locator(`[popovertarget=${name}]`);
        const panel = page.locator(`#${name}`);
        await expect(panel).toBeHidden();
        await button.click();
        await expect(panel).toBeVisible();
        await expectAccessible(page, 'header');
        await button.click();
        await expect(panel).toBeHidden();

        await button.click();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();

        await button.click();
        await page.locator('h1').click({ position: { x: 5, y: 5 } });
        await expect(panel).toBeHidden();
        await expect(page).toHaveURL(servicePage);
        if (isMobile) return;

        await button.click();
        for (const _ of await panel.getByRole('link').all()) await page.keyboard.press('Tab');
        await expect(panel.getByRole('link').last()).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(panel).toBeHidden();

        await button.click();
        await page.keyboard.press('Shift+Tab');
        await expect(panel).toBeHidden();
      });
    }

    test('the contact menu has its four ways, the label and the hours at the call', async ({ page }) => {
      await openDecided(page, home);
      await page.getByRole('button', { name: contact.label, exact: true }).click();
      const panel = page.locator('#contact');
      await expect(panel.getByText(contact.alwaysOnline)).toBeVisible();
      const links = panel.getByRole('link');
      await expect(links).toHaveCount(4);
      await expect(links.nth(0)).toHaveAttribute('href', /^tel:\+\d+$/);
      await expect(links.nth(0)).toContainText('07:00');
      await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
      // No chat provider is set: the entry leads to WhatsApp and says so.
      await expect(links.nth(2)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
      await expect(links.nth(2)).toContainText('WhatsApp');
      await expect(links.nth(3)).toHaveAttribute('href', `/${locale}/contact`);
    });

    test('the header stays at the top and holds the four pages', async ({ page, isMobile }) => {
      await openDecided(page, servicePage);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect(await page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
      const links = page.locator('header nav[aria-label]').first().getByRole('link');
      if (!isMobile) await expect(links).toHaveCount(4);
      await expect(page.locator('#language a')).toHaveCount(2);
      await expect(page.locator('#language')).toContainText(language.name);
    });

    // The button is there on a phone alone.
    test('the mobile menu is a modal dialog that gives the focus back', { tag: '@phone' }, async ({ page }) => {
      await openDecided(page, home);
      const button = page.getByRole('button', { name: openMenu });
      const dialog = page.getByRole('dialog');
      await button.click();
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expectAccessible(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await page.getByRole('button', { name: closeMenu }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await dialog.getByRole('link', { name: menu.approach }).click();
      await expect(page).not.toHaveURL(home);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('a category in the mobile menu of its page closes it, and so does Back', { tag: '@phone' }, async ({
      page,
    }) => {
      await openDecided(page, spoken[locale].servicesPage);
      const dialog = page.getByRole('dialog');
      const choose = async (hash: string) => {
        await page.getByRole('button', { name: openMenu }).click();
        await expect(dialog).toBeVisible();
        await dialog.locator(`a[href$="${hash}"]`).click();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(spoken[locale].servicesPage + hash);
        await expect(page.locator(hash)).toBeInViewport();
      };
      await choose('#marketing');
      // Where the visitor already is, the hash does not change.
      await choose('#marketing');
      await choose('#ai');
      await page.getByRole('button', { name: openMenu }).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${spoken[locale].servicesPage}#marketing`);
      await expect(dialog).toBeHidden();
    });

    test('a category chosen before the code of menus is there closes the menu once it is', { tag: '@phone' }, async ({
      page,
    }) => {
      await openDecided(page, spoken[locale].servicesPage);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/first-input/, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: openMenu }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('a[href$="#marketing"]').click();
      await expect(page).toHaveURL(/#marketing$/);
      await expect(dialog).toBeVisible();
      release();
      await expect(dialog).toBeHidden();
    });

    test('without invoker commands the entry opens and closes the mobile menu', { tag: '@phone' }, async ({ page }) => {
      await page.addInitScript(() => {
        // A browser before the commands: the properties are missing, and the attributes do nothing.
        for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
        addEventListener('command', (event) => event.preventDefault(), true);
      });
      await openDecided(page, home);
      expect(await page.evaluate(() => 'command' in HTMLButtonElement.prototype)).toBe(false);
      await page.getByRole('button', { name: openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: closeMenu }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

test('menus open before the entry has run', async ({ page, isMobile }) => {
  await page.route(/\/assets\//, () => {});
  await page.goto(spoken.nl.home, { waitUntil: 'commit' });
  await page.locator('[popovertarget=contact]').click();
  await expect(page.locator('#contact')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#contact')).toBeHidden();
  if (!isMobile) return;
  await page.getByRole('button', { name: spoken.nl.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
