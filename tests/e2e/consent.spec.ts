import type { Page } from '@playwright/test';
import { collectShifts, shiftsOf } from './layout-shifts.ts';
import { layoutFaults } from './pages/layout-faults.ts';
import { atLetterSizes } from './pages/letter-size.ts';
import { expect, expectAccessible, spoken, test, visits } from './visitor.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));
const banner = (page: Page) => page.locator('#consent');

for (const { locale, tag } of visits) {
  const { home, servicePage, consent } = spoken[locale];

  test.describe(`consent in ${locale}`, { tag }, () => {
    test.use({ locale });

    for (const [choice, value] of [
      ['accept', 'accepted'],
      ['decline', 'declined'],
    ] as const) {
      test(`${choice} is stored, and the banner does not come back`, async ({ page }) => {
        await page.goto(home);
        await expect(banner(page)).toBeVisible();
        expect(await stored(page)).toBeNull();
        await page.getByRole('button', { name: consent[choice] }).click();
        await expect(banner(page)).toHaveCount(0);
        expect(await stored(page)).toBe(value);
        await page.goto(servicePage);
        await expect(page.locator('footer')).toBeVisible();
        await expect(banner(page)).toHaveCount(0);
      });
    }

    test('a page that comes into sight after an answer in another one does not ask again', async ({
      page,
      context,
    }) => {
      await page.goto(servicePage);
      await expect(banner(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto(home);
      await other.getByRole('button', { name: consent.decline }).click();
      await expect.poll(() => stored(page)).toBe('declined');
      // What a browser says of a tab that is chosen, and of a page that was drawn ahead; a driven one keeps all in sight.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect(banner(page)).toHaveCount(0);
    });

    test('close stores nothing, and the banner is back on the next page', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('button', { name: consent.close }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.goto(servicePage);
      await expect(banner(page)).toBeVisible();
    });

    test('it asks in plain sight: accessible, decline the equal of accept, and it fades in 300 ms', async ({
      page,
    }) => {
      await page.goto(home);
      await expect(page.getByRole('region', { name: consent.title })).toBeVisible();
      await expectAccessible(page);
      expect(await atLetterSizes(page, [32], layoutFaults)).toEqual([[]]);
      const look = (name: string) =>
        page.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return { color, backgroundColor, borderColor, fontSize, fontWeight, height: button.clientHeight };
        });
      expect(await look(consent.decline)).toEqual(await look(consent.accept));

      const faded = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const banner = document.querySelector('#consent');
            let clicked = 0;
            banner?.addEventListener('click', (event) => {
              clicked = event.timeStamp;
            });
            new MutationObserver(() => {
              if (!banner?.isConnected) resolve(performance.now() - clicked);
            }).observe(document.body, { childList: true });
          }),
      );
      await page.getByRole('button', { name: consent.decline }).click();
      await expect(banner(page)).toHaveCSS('transition-duration', '0.3s');
      expect(await faded).toBeGreaterThan(299);
      expect(await faded).toBeLessThan(900);
    });

    test('the choice is withdrawn from the footer in two clicks, and the focus returns', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('button', { name: consent.accept }).click();
      expect(await stored(page)).toBe('accepted');
      const change = page.getByRole('button', { name: consent.change });
      await change.click();
      await expect(banner(page)).toBeFocused();
      await page.getByRole('button', { name: consent.decline }).click();
      expect(await stored(page)).toBe('declined');
      await expect(change).toBeFocused();
      // Looking again and closing changes nothing.
      await expect(banner(page)).toHaveCount(0);
      await change.click();
      await page.getByRole('button', { name: consent.close }).click();
      expect(await stored(page)).toBe('declined');
    });
  });
}

test('on a phone the question is one slim line that covers neither a flag nor a primary button', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of [spoken.nl.home, spoken.nl.servicePage]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    const targets = page.locator('main .tiles a, main .btn-primary');
    for (const target of await targets.all()) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const [line, box] = [await banner(page).boundingBox(), await target.boundingBox()];
      if (!line || !box) throw new Error('nothing to compare');
      expect(line.height).toBeLessThan(60);
      const apart = line.y + line.height <= box.y || box.y + box.height <= line.y;
      expect(apart, (await target.textContent()) ?? '').toBe(true);
    }
  }
});

test('what is asked unfolds, and nothing moves by itself', { tag: '@phone' }, async ({ page }) => {
  // The fonts are there on the second page; what moves when they come is another test's matter.
  await page.goto(spoken.nl.home);
  await collectShifts(page);
  await page.goto(spoken.nl.servicePage);
  const text = banner(page).locator('p');
  await expect(banner(page)).toBeVisible();
  await expect(text).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
  await banner(page).locator('summary').click();
  await expect(text).toBeVisible();
});

test('at 320 px the buttons stand beside the question, and below the text that unfolds', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { home } of Object.values(spoken)) {
    await page.goto(home);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect((await banner(page).boundingBox())?.height).toBeLessThan(60);
    await banner(page).locator('summary').click();
    const [text, button] = [banner(page).locator('p'), banner(page).getByRole('button').first()];
    const [above, below] = [await text.boundingBox(), await button.boundingBox()];
    if (!above || !below) throw new Error('nothing to compare');
    expect(above.width).toBeGreaterThan(280);
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  }
});

test('where the browser refuses storage, the site still works', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto(spoken.nl.contactPage);
  await page.locator('[popovertarget=contact]').click();
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact a').first()).toBeFocused();
  await page
    .locator('form')
    .getByLabel(spoken.nl.fields.name ?? '')
    .focus();
  await expect(page.locator('#contact')).toBeHidden();
  await expect(page.locator('form')).toHaveAttribute('novalidate');
});
