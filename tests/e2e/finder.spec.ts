import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/domain/locale.ts';
import { finderIndex } from '#src/views/finder.ts';
import { expect, expectAccessible, expectMissingFile, idle, openDecided, spoken, test, visits } from './visitor.ts';

const queries = {
  nl: { synonym: 'webwinkel', typo: 'webwinkl', found: '/nl/diensten/e-commerce', counted: /^\d+ diensten gevonden$/ },
  en: { synonym: 'web shop', typo: 'mainteance', found: '/en/services/e-commerce', counted: /^\d+ services found$/ },
} as const;

const words = (locale: Locale) =>
  JSON.parse(readFileSync(new URL(`../../i18n/${locale}/shell.json`, import.meta.url), 'utf8')).finder as {
    label: string;
    none: string;
    ask: string;
  };

/** Opens the page, and the menu if the finder is there; gives what belongs to the finder. */
async function openFinder(page: Page, locale: Locale, place: string) {
  const { servicesPage, servicePage, openMenu } = spoken[locale];
  await openDecided(page, place === 'menu' ? servicePage : servicesPage);
  if (place === 'menu') await page.getByRole('button', { name: openMenu }).click();
  const search = page.locator(place === 'menu' ? '#menu search' : 'main search');
  const field = search.getByRole('combobox', { name: words(locale).label });
  return {
    field,
    list: search.getByRole('listbox'),
    options: search.getByRole('option'),
    status: search.getByRole('status'),
  };
}

/** Types, and waits until the finder has answered. */
async function ask(field: Locator, query: string): Promise<void> {
  await field.pressSequentially(query);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
}

const activeText = (field: Locator) =>
  field.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent);

for (const { locale, tag, phoneTag } of visits) {
  const { synonym, typo, found, counted } = queries[locale];
  const { servicePage, servicesPage, openMenu } = spoken[locale];

  // The finder is on the overview of services, and on a phone in the menu of every page.
  for (const place of phoneTag === '@phone' ? ['overview', 'menu'] : ['overview']) {
    test.describe(`service finder, ${place}, ${locale}`, { tag }, () => {
      test.use({ locale });

      test('is worked with the keyboard alone', async ({ page }) => {
        const { field, list, options, status } = await openFinder(page, locale, place);
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await field.focus();
        await ask(field, synonym);
        await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
        await expect(list).toHaveAttribute('aria-label', words(locale).label);
        await expect(status).toHaveText(counted);
        const count = await options.count();
        expect(await status.textContent()).toContain(String(count));
        const titles = await options.allTextContents();
        expect(count).toBeGreaterThan(1);
        await expectAccessible(page, 'search:has([aria-expanded=true])');

        await expect(field).not.toHaveAttribute('aria-activedescendant');
        for (const [key, at] of [
          ['ArrowDown', 0],
          ['ArrowDown', 1],
          ['ArrowUp', 0],
          ['ArrowUp', -1],
          ['ArrowUp', count - 1],
          ['ArrowDown', -1],
          ['ArrowDown', 0],
        ] as const) {
          await field.press(key);
          expect(await activeText(field), key).toBe(at < 0 ? undefined : titles[at]);
          const selected = options.and(page.locator('[aria-selected=true]'));
          await expect(selected).toHaveText(at < 0 ? [] : [titles[at] ?? '']);
          await expect(field).toBeFocused();
        }
        await expectAccessible(page, 'search:has([aria-expanded=true])');

        // The cursor counts again, and is where the key has put it.
        await field.press('Home');
        await expect(field).not.toHaveAttribute('aria-activedescendant');
        expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
        await field.press('ArrowUp');
        await field.press('End');
        await expect(field).not.toHaveAttribute('aria-activedescendant');
        expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(synonym.length);

        // Escape shuts the list, and nothing around it; an arrow opens it again.
        await field.press('Escape');
        await expect(list).toBeHidden();
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await expect(field).toBeVisible();
        await expect(field).toHaveValue(synonym);
        await field.press('ArrowDown');
        await expect(list).toBeVisible();
        expect(await activeText(field)).toBe(titles[0]);
        await field.press('Enter');
        await expect(page).toHaveURL(found);
      });

      test('answers a word that is mistyped, and says so when it knows nothing', async ({ page }) => {
        const { field, list, options, status } = await openFinder(page, locale, place);
        await ask(field, typo);
        expect(await options.count()).toBeGreaterThan(0);
        await field.fill('xyzzy');
        const { none, ask: wayOn } = words(locale);
        await expect(status).toHaveText(`${none} ${wayOn}`);
        await expect(status.getByRole('link')).toHaveAttribute('href', `/${locale}/contact`);
        await expect(list).toBeHidden();
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await field.press('Enter');
        await field.fill('');
        await expect(status).toBeEmpty();
        await expect(list).toBeHidden();
      });

      if (place === 'overview')
        test('leaves of the drawings what it has found, and all of it where it has found nothing', async ({ page }) => {
          const { field, options } = await openFinder(page, locale, place);
          const drawings = page.locator('.drawing-grid li');
          const all = await drawings.count();
          await ask(field, synonym);
          const hrefs = await options.evaluateAll((links) => links.map((one) => one.getAttribute('href')).sort());
          const left = page.locator('.drawing-grid a:visible');
          await expect(left).toHaveCount(hrefs.length);
          expect(await left.evaluateAll((links) => links.map((one) => one.getAttribute('href')).sort())).toEqual(hrefs);
          await expectAccessible(page, '.drawing-grid');
          for (const query of ['xyzzy', '']) {
            await field.fill(query);
            await expect(left).toHaveCount(all);
          }
        });

      test('shuts when the focus goes on, and Enter takes the first', async ({ page }) => {
        const { field, list } = await openFinder(page, locale, place);
        await ask(field, synonym);
        await field.press('Tab');
        await expect(list).toBeHidden();
        await expect(field).not.toBeFocused();
        await field.fill('');
        await ask(field, synonym);
        await field.press('Enter');
        await expect(page).toHaveURL(found);
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).not.toHaveURL(found);
        await expect(page.getByRole('listbox')).toHaveCount(0);
      });

      test('is worked with pointer and finger, on the narrowest screen too', {
        tag: place === 'menu' ? '@phone' : [],
      }, async ({ page, isMobile }) => {
        if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
        const { field, options } = await openFinder(page, locale, place);
        if (isMobile) await field.tap();
        else await field.click();
        await ask(field, synonym);
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(
          page.viewportSize()?.width ?? 0,
        );
        const first = options.first();
        const box = await first.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        if (isMobile) await first.tap();
        else await first.click();
        await expect(page).toHaveURL(found);
      });

      test('does no harm while its index does not arrive, and works when it does', async ({ page, complaints }) => {
        let isBroken = true;
        await page.route(/\/finder\//, (route) => (isBroken ? route.abort() : route.continue()));
        const { field, list } = await openFinder(page, locale, place);
        const failed = page.waitForEvent('requestfailed');
        await field.pressSequentially(synonym);
        await failed;
        for (const key of ['ArrowDown', 'Enter', 'Home']) await field.press(key);
        await expect(list).toBeHidden();
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        isBroken = false;
        await field.fill('');
        await ask(field, synonym);
        await field.press('Enter');
        await expect(page).toHaveURL(found);
        // Every key asked for the index, and the answer to the last one may be reported late.
        expectMissingFile(complaints);
      });

      test('counts what was typed before its code arrived', async ({ page }) => {
        await page.route(/\/assets\/finder-/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          await route.continue();
        });
        const { field, list } = await openFinder(page, locale, place);
        await field.pressSequentially(synonym);
        await expect(list).toBeVisible();
        await expect(field).toHaveValue(synonym);
      });
    });
  }

  test.describe(`without JavaScript, ${locale}`, { tag }, () => {
    test.use({ locale, javaScriptEnabled: false });

    test('no field is shown, and the full list is there', async ({ page, isMobile }) => {
      await page.goto(servicePage);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      if (isMobile) {
        await page.getByRole('button', { name: openMenu }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('combobox')).toHaveCount(0);
        await dialog.locator(`a[href="${servicesPage}"]`).click();
      } else {
        await page.locator(`header nav a[href="${servicesPage}"]`).click();
      }
      await expect(page).toHaveURL(servicesPage);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      const listed = await page
        .locator(`main a[href^="${servicesPage}/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const found = finderIndex(locale).entries.map(({ href }) => href);
      expect(found).toEqual(expect.arrayContaining(listed));
      expect(listed.length).toBeGreaterThan(0);
    });
  });
}

test('the code and the index of the finder are fetched when a visitor reaches for it, and once', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/finder/.test(pathname)) asked.push(pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  await openDecided(page, spoken.nl.servicesPage);
  await idle(page);
  expect(asked).toEqual([]);
  const field = page.locator('main').getByRole('combobox');
  await ask(field, 'seo');
  await field.fill('');
  await ask(field, 'folder');
  expect(asked).toEqual(['/assets/finder', '/finder/nl.json']);
});
