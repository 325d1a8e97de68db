import { atLetterSizes } from './pages/letter-size.ts';
import { expect, fillForm, formOf, spoken, test, visits } from './visitor.ts';

test.use({ javaScriptEnabled: false });

for (const { locale, tag, phoneTag } of visits) {
  const { home, contactPage, servicePage, servicesPage, casePage, contact, openMenu, closeMenu, menu, sent } =
    spoken[locale];
  const other = spoken[locale === 'nl' ? 'en' : 'nl'];
  const otherName = other.language.name;

  test.describe(`without JavaScript in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('every kind of page is there to read, and nothing asks for a cookie', async ({ page }) => {
      for (const path of [home, servicesPage, servicePage, casePage, contactPage, `/${locale}/privacy`]) {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('main'), path).toHaveText(/\S.{400,}/s);
        for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible();
        await expect(page.locator('#consent')).toBeHidden();
        await expect(page.getByRole('button', { name: spoken[locale].consent.change })).toBeHidden();
      }
    });

    test('the menus open and close', { tag: phoneTag }, async ({ page, isMobile }) => {
      await page.goto(home);
      await page.getByRole('button', { name: contact.label, exact: true }).click();
      await expect(page.locator('#contact')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#contact')).toBeHidden();
      if (!isMobile) return;
      await page.getByRole('button', { name: openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: closeMenu }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: openMenu }).click();
      await page.getByRole('dialog').getByRole('link', { name: menu.about }).click();
      await expect(page).not.toHaveURL(home);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('the language switch leads to the same page', async ({ page }) => {
      await page.goto(servicePage);
      await page.locator('[popovertarget=language]').click();
      await page.getByRole('link', { name: otherName }).click();
      await expect(page).toHaveURL(other.servicePage);
    });

    test('the form is sent and thanks on a page of its own', async ({ page }) => {
      await page.goto(contactPage);
      await fillForm(page, locale);
      await formOf(page, locale).send.click();
      await expect(page).toHaveURL(locale === 'nl' ? /\/nl\/bedankt\?/ : /\/en\/thanks\?/);
      await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
      const reference = new URL(page.url()).searchParams.get('reference') ?? '';
      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      await expect(page.getByText(sent.reference.replace('{reference}', reference))).toBeVisible();
      // The text takes the place of nothing that follows it.
      await expect(page.locator('main a').last()).toHaveAttribute('href', contactPage);
      for (const start of ['mailto:', 'https://wa.me/'])
        await expect(page.locator(`main a[href^="${start}"]`)).toHaveAttribute('href', new RegExp(reference));
    });

    test('a form that is refused comes back with its errors and every value', async ({ page }) => {
      await page.goto(contactPage);
      await fillForm(page, locale);
      const { phone, message, send } = formOf(page, locale);
      const typed = await message.inputValue();
      // The browser lets any text through; the Worker only one that a phone number fits into.
      const long = '06 12345678 '.repeat(9);
      await phone.fill(long);
      await send.click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('h1')).toHaveText(spoken[locale].failure);
      const refused = formOf(page, locale);
      await expect(refused.name).toHaveValue('Ada de Vries');
      await expect(refused.phone).toHaveValue(long);
      await expect(refused.phone).toHaveAttribute('aria-invalid', 'true');
      await expect(refused.message).toHaveValue(typed);
      await page.setViewportSize({ width: 320, height: 800 });
      const widths = await atLetterSizes(page, [16, 32], () => document.documentElement.scrollWidth);
      expect(widths).toEqual([320, 320]);
      await refused.phone.fill('');
      await refused.send.click();
      await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
    });

    test('a thumbnail opens its picture', async ({ page }) => {
      await page.goto(casePage);
      await page.locator('island-root a').first().click();
      await expect(page).toHaveURL(/\/images\//);
    });
  });
}
