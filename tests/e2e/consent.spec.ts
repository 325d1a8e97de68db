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
      await expectAccessible(page, '#consent');
      // Elsewhere than at the end of the page it lies over text, which scrolls out from under it.
      await banner(page).evaluate((bar) => bar.style.setProperty('position', 'static'));
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
      await expect(banner(page)).toHaveCSS('transition-duration', '0.3s');
      await page.getByRole('button', { name: consent.decline }).click();
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

test('at 360 px the question is a slim bar at the foot of the screen: one line that asks and says why, one row of controls', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { home } of Object.values(spoken)) {
    await page.goto(home);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { lines, controls, foot, height } = await banner(page).evaluate((bar) => {
      const range = document.createRange();
      range.selectNodeContents(bar.querySelector('p') as Element);
      const box = bar.getBoundingClientRect();
      return {
        lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
        controls: [...bar.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect()),
        foot: innerHeight - box.bottom,
        height: box.height,
      };
    });
    expect([lines, foot]).toEqual([1, 0]);
    expect(height).toBeLessThanOrEqual(100);
    expect(new Set(controls.map(({ top }) => top)).size).toBe(1);
    for (const control of controls) expect(control.height).toBeGreaterThanOrEqual(44);
  }
});

for (const { phones, tag, sizes } of [
  { phones: 'a usual phone', tag: '@phone', sizes: [[360, 640]] },
  {
    phones: 'smaller and larger phones',
    tag: '@repeat',
    sizes: [
      [320, 568],
      [320, 640],
      [390, 844],
    ],
  },
] as const)
  test(`on ${phones} it lies over no primary button at any height, and nothing moves by itself`, { tag }, async ({
    page,
  }) => {
    const { contactPage, servicePage, home } = spoken.nl;
    // How far above the foot of the screen the button ends, in pixels.
    const fromFoot = [0, 20, 60, 120, 300];
    // The fonts are there on the second page; what moves when they come is another test's matter.
    await page.goto(home);
    await collectShifts(page);
    for (const path of [home, servicePage, contactPage])
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        expect(await shiftsOf(page)).toEqual([]);
        const looks = await page.evaluate(async (distances) => {
          const [bar, button] = [document.querySelector('#consent'), document.querySelector('main .btn-primary')];
          if (!bar || !button) throw new Error('nothing to compare');
          const places: { fromFoot: number; isSeen: boolean; isApart: boolean }[] = [];
          for (const fromFoot of distances) {
            scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + fromFoot, behavior: 'instant' });
            for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
            const [barBox, box] = [bar.getBoundingClientRect(), button.getBoundingClientRect()];
            const isApart = barBox.top >= box.bottom || box.top >= barBox.bottom;
            places.push({ fromFoot, isSeen: bar.checkVisibility({ visibilityProperty: true }), isApart });
          }
          return places;
        }, fromFoot);
        const wrong = looks.filter(({ isSeen, isApart }) => isSeen !== isApart);
        expect(wrong, `${path} at ${width} × ${height}`).toEqual([]);
      }
  });

test('with the largest letters it is the end of the page, and covers nothing', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(spoken.nl.servicePage);
  await page.evaluate(() => document.fonts.ready);
  const [look] = await atLetterSizes(page, [24], () => {
    const { top } = document.querySelector('#consent')?.getBoundingClientRect() ?? {};
    return {
      top,
      foot: document.querySelector('footer')?.getBoundingClientRect().bottom,
      wide: document.documentElement.scrollWidth,
    };
  });
  expect(look?.top).toBe(look?.foot);
  expect(look?.wide).toBe(320);
});

test('what takes the focus is above it, and its own controls do not move the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(spoken.nl.contactPage);
  await expect(banner(page)).toBeVisible();
  const count = await page.locator('main :is(a, button, input, select, textarea, summary):visible').count();
  await page.locator('#main').focus();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('#consent');
      const [box, focus] = [bar, document.activeElement].map((element) => element?.getBoundingClientRect());
      const isSeen = bar?.checkVisibility({ visibilityProperty: true });
      return isSeen && box && focus && focus.bottom > box.top && !bar?.contains(document.activeElement)
        ? document.activeElement?.outerHTML
        : '';
    });
    expect(covered).toBe('');
  }
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await banner(page).getByRole('button').last().focus();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('it is not printed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(spoken.nl.home);
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});

test('a feature of the browser script that fails is reported, and the others work', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('a broken feature');
      },
    }),
  );
  await page.goto(spoken.nl.home);
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: spoken.nl.consent.decline }).click();
  await expect(banner(page)).toBeHidden();
  expect(complaints.splice(0)).toEqual(['Error: a broken feature']);
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
