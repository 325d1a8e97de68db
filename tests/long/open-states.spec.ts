import type { Page } from '@playwright/test';
import type { Locale } from '#src/domain/locale.ts';
import { templatePages } from '../e2e/site-pages.ts';
import { expect, fillForm, formOf, spoken, test, visits } from '../e2e/visitor.ts';

/*
 * A visitor who opens everything that can be opened on a page of each template, in Dutch on a desktop and in English on a
 * phone, while `visitor.ts` holds that nothing violates the policy. `npm test` opens each kind of thing once. The chat has
 * `chat.spec.ts`, on a site that has one.
 */
for (const { locale, tag } of visits) {
  test.describe(`everything opens without violating the policy, ${locale}`, () => {
    test.use({ locale });

    for (const path of templatePages(locale)) test(path, { tag }, ({ page }) => openEverything(page, path, locale));
  });
}

async function openEverything(page: Page, path: string, locale: Locale): Promise<void> {
  const { consent, viewer, openMenu, sent } = spoken[locale];
  await page.goto(path);
  // The first page asks for consent, the others are asked to ask again.
  const banner = page.locator('#consent');
  if (!(await banner.isVisible())) await page.getByRole('button', { name: consent.change }).click();
  await banner.getByRole('button', { name: consent.decline }).click();
  await expect(banner).toHaveCount(0);

  for (const name of ['language', 'contact']) {
    const button = page.locator(`[popovertarget=${name}]`);
    await button.click();
    await expect(page.locator(`#${name}`)).toBeVisible();
    await button.click();
  }
  for (const details of await page.locator('details').all()) {
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
  }
  const searches = [page.locator('main search')];
  const menu = page.getByRole('button', { name: openMenu });
  if (await menu.isVisible()) {
    await menu.click();
    searches.push(page.locator('#menu search'));
  }
  for (const search of searches.reverse()) {
    if ((await search.count()) === 0) continue;
    await search.getByRole('combobox').pressSequentially('web');
    await expect(search.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  const thumbnails = page.locator('island-root[data-island=gallery] a');
  if ((await thumbnails.count()) > 0) {
    await thumbnails.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: viewer.next }).click();
    await dialog.getByRole('button', { name: viewer.close }).click();
  }
  const { form, send } = formOf(page, locale);
  if ((await form.count()) > 0) {
    await send.click();
    await expect(form.getByRole('group', { name: /3/ })).toBeFocused();
    await fillForm(page, locale);
    await send.click();
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
  }
  const nearest = page.locator('[data-pages]');
  if ((await nearest.count()) > 0) await page.mouse.move(100, 300);
  // Pictures below the screen are fetched too.
  await page.keyboard.press('End');
}
