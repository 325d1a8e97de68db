import type { Page } from '@playwright/test';
import { expect, expectMissingFile, formOf, openDecided, spoken, test } from './visitor.ts';

const draft = {
  name: 'Ada de Vries',
  email: 'ada@example.nl',
  phone: '085 123 45 67',
  company: 'Kaas & Zn.',
  message: 'Wij zoeken een webshop voor kaas.\nEn een tweede regel.',
};

async function fillDraft(page: Page): Promise<void> {
  const form = formOf(page, 'nl');
  for (const [name, value] of Object.entries(draft)) await form[name as keyof typeof draft].fill(value);
  await form.service.selectOption('webshop');
}

async function expectDraft(page: Page): Promise<void> {
  const form = formOf(page, 'nl');
  for (const [name, value] of Object.entries(draft)) await expect(form[name as keyof typeof draft]).toHaveValue(value);
  await expect(form.service).toHaveValue('webshop');
}

/** Holds the script that keeps a draft. Gives a function that lets it come, and waits until it has kept the draft. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/fill-form-.+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await expect.poll(() => page.evaluate(() => history.state?.draft?.length ?? 0)).toBeGreaterThan(0);
  };
}

const hydrated = (page: Page) => page.locator('form[novalidate]');

/** The browser leaves the page for good, so that it has to restore the form and not the whole page. */
const withoutPageCache = (page: Page) => page.evaluate(() => addEventListener('unload', () => {}));

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean));

test.describe('a draft', () => {
  test('survives a reload and Back before React has come', async ({ page, complaints }) => {
    await page.route(/\/assets\/(?!index-|fill-form-).+\.js$/, (route) => route.abort());
    await openDecided(page, spoken.nl.contactPage);
    await fillDraft(page);
    await page.reload();
    await expectDraft(page);
    await withoutPageCache(page);
    await page.goto('/nl/privacy');
    await page.goBack();
    await expectDraft(page);
    expectMissingFile(complaints);
  });

  test('comes along to the other language and back, and is in one place only', async ({ page }) => {
    await openDecided(page, `${spoken.nl.contactPage}?service=ai`);
    const entries = await page.evaluate(() => history.length);
    await fillDraft(page);
    const change = async (language: string) => {
      await page.locator('[popovertarget=language]').click();
      await page.locator('#language').getByRole('link', { name: language }).click();
    };
    await change('English');
    await expect(page).toHaveURL(`${spoken.en.contactPage}?service=ai`);
    await expect(formOf(page, 'en').message).toHaveValue(draft.message);
    await expect(formOf(page, 'en').service).toHaveValue('webshop');
    await page.reload();
    await expect(formOf(page, 'en').name).toHaveValue(draft.name);
    await change('Nederlands');
    await expect(page).toHaveURL(`${spoken.nl.contactPage}?service=ai`);
    await expectDraft(page);
    expect(await stored(page)).toEqual(['cookieConsent']);

    const { send, message } = formOf(page, 'nl');
    await message.fill(`Wij zoeken een webshop. ${crypto.randomUUID()}`);
    await send.click();
    await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeFocused();
    // No other entry of the tab has it.
    await page.reload();
    await expect(message).toHaveValue('');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('survives a reload and Back once React has taken over, and again', async ({ page }) => {
    await openDecided(page, spoken.nl.contactPage);
    await fillDraft(page);
    await expect(hydrated(page)).toBeVisible();
    for (let round = 0; round < 2; round += 1) {
      await page.reload();
      await expectDraft(page);
      await formOf(page, 'nl').name.focus();
      await expect(hydrated(page)).toBeVisible();
      await expectDraft(page);
    }
    await withoutPageCache(page);
    await page.goto('/nl/privacy');
    await page.goBack();
    await expectDraft(page);
    await formOf(page, 'nl').name.focus();
    await expect(hydrated(page)).toBeVisible();
    await expectDraft(page);
    // By the browser’s own means: nothing is stored but the answer about cookies.
    expect(await stored(page)).toEqual(['cookieConsent']);
  });

  test('survives a reload where React has rendered the form again', async ({ page }) => {
    await openDecided(page, spoken.nl.contactPage);
    await page.evaluate(() => document.querySelector('form')?.prepend(document.createElement('password-helper')));
    await fillDraft(page);
    await expect(page.locator('island-root[data-redrawn]')).toBeVisible();
    await page.reload();
    await expectDraft(page);
  });

  test('survives a reload where it was typed before the script that keeps it came', async ({ page }) => {
    const letScriptCome = await holdScript(page);
    await openDecided(page, spoken.nl.contactPage);
    await fillDraft(page);
    await letScriptCome();
    await page.reload();
    await expectDraft(page);
  });

  test('survives a reload where only the subject was chosen before that script came', async ({ page }) => {
    const letScriptCome = await holdScript(page);
    await openDecided(page, spoken.nl.contactPage);
    await formOf(page, 'nl').service.selectOption('webshop');
    await letScriptCome();
    await page.reload();
    await expect(formOf(page, 'nl').service).toHaveValue('webshop');
  });

  test('keeps its subject when the address asks for another one', async ({ page }) => {
    await openDecided(page, `${spoken.nl.contactPage}?service=ai`);
    await fillDraft(page);
    await page.reload();
    await expectDraft(page);
  });

  test('is gone once it was sent', async ({ page }) => {
    await openDecided(page, spoken.nl.contactPage);
    await fillDraft(page);
    const { send, message, name } = formOf(page, 'nl');
    await message.fill(`Wij zoeken een webshop. ${crypto.randomUUID()}`);
    await send.click();
    await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeFocused();
    await page.reload();
    await expect(name).toHaveValue('');
    await expect(message).toHaveValue('');
  });
});
