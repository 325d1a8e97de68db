import type { Page } from '@playwright/test';
import { expect, move, openDecided, spoken, test } from './visitor.ts';

const target = '/nl/werkwijze';
const link = (page: Page) => page.locator(`header nav a[href="${target}"]`).first();

/** What is fetched of a page ahead of a visit, by the browser or by the entry. */
function fetchedAhead(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.headers()['sec-purpose'] ?? request.resourceType());
  });
  return seen;
}

const rulesOf = (page: Page) => page.locator('script[type=speculationrules]');

// A finger does not hover.
test.describe('pages are fetched ahead of the click', { tag: '@desktop' }, () => {
  test('the rules come with the first move and leave out everything that is not a page', async ({
    page,
    complaints,
  }) => {
    await openDecided(page, spoken.nl.home);
    await expect(rulesOf(page)).toHaveCount(0);
    await move(page);
    await expect(rulesOf(page)).toHaveCount(1);
    expect(complaints).toEqual([]);
    const { prefetch, prerender } = JSON.parse((await rulesOf(page).textContent()) ?? '{}');
    const links = "[href^='/']:not([href*='.'])";
    expect(prefetch).toEqual([
      { where: { selector_matches: '[data-prefetch]' }, eagerness: 'immediate' },
      { where: { selector_matches: links }, eagerness: 'moderate' },
    ]);
    expect(prerender).toEqual([{ where: { selector_matches: '[data-prerender]' }, eagerness: 'immediate' }]);
  });

  test('a browser with speculation rules fetches the page that the pointer is heading for', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const prefetched: string[] = [];
    devtools.on('Preload.prefetchStatusUpdated', ({ key }) => prefetched.push(new URL(key.url).pathname));
    await devtools.send('Preload.enable');
    await openDecided(page, spoken.nl.home);
    const box = await link(page).boundingBox();
    if (!box) throw new Error('the link has no place');
    // From far below and towards it, but not as far as the link.
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y + 700);
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect(prefetched).not.toContain(target);
    for (const left of [600, 500, 400, 300]) {
      await page.mouse.move(x, y + left);
      await page.waitForTimeout(40);
    }
    await expect(link(page).and(page.locator(':hover'))).toHaveCount(0);
    await expect.poll(() => prefetched).toContain(target);
  });

  test('keys that stay on a link fetch its page, and not those they pass', async ({ page }) => {
    await openDecided(page, spoken.nl.home);
    await page.keyboard.press('Tab');
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const passed = page.locator('header nav a').first();
    await passed.focus();
    await page.keyboard.press('Tab');
    await expect(passed).not.toBeFocused();
    const reached = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await expect(page.locator(`a[href="${reached}"][data-prefetch]`).first()).toBeAttached();
    await expect(passed).not.toHaveAttribute('data-prefetch');
  });

  test('a page is drawn where the pointer stays, one at a time, and never behind the language switch', async ({
    page,
  }) => {
    await openDecided(page, spoken.nl.home);
    const drawn = () =>
      page.locator('[data-prerender]').evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    await link(page).hover();
    await expect.poll(drawn).toEqual([target]);
    const other = page.locator('header nav a').first();
    await other.hover();
    await expect.poll(drawn).toEqual([await other.getAttribute('href')]);
    await page.locator('[popovertarget=language]').click();
    await page.locator('#language [data-switch=page]').hover();
    await page.waitForTimeout(500);
    expect(await drawn()).toEqual([await other.getAttribute('href')]);
  });

  test('a press ends that: a page that is about to be opened is not drawn beside it', async ({ page }) => {
    await openDecided(page, spoken.nl.home);
    await move(page);
    for (const wait of [0, 120]) {
      await page.locator('h1').hover();
      await page.waitForTimeout(300);
      await link(page).hover();
      await page.waitForTimeout(wait);
      await page.mouse.down();
      await page.waitForTimeout(500);
      expect(await page.locator('[data-prerender]').count()).toBe(0);
      await page.locator('h1').hover();
      await page.mouse.up();
    }
  });

  test('a pointer that has come to a link before the code did has its page fetched', async ({ page }) => {
    await page.route('**/first-input-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await openDecided(page, spoken.nl.home);
    await page.mouse.move(8, 700);
    await link(page).hover();
    await expect(link(page)).toHaveAttribute('data-prefetch');
  });

  test('only what is near to a pointer that moves is fetched', async ({ page }) => {
    const [x, y] = [300, 500];
    await openDecided(page, spoken.nl.home);
    await page.mouse.move(x, y);
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    /** How far from the pointer the marked links lie, in pixels. */
    const marked = async () => {
      await page.waitForTimeout(300);
      return page.locator('[data-prefetch]').evaluateAll(
        (links, pointer) =>
          links.map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return Math.hypot(
              Math.max(left - pointer.x, 0, pointer.x - right),
              Math.max(top - pointer.y, 0, pointer.y - bottom),
            );
          }),
        { x, y },
      );
    };
    // A service comes under the pointer, which does not move.
    const before = (await marked()).length;
    const row = page.locator('main a[data-drawing]').first();
    await row.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await marked()).toHaveLength(before);
    await page.mouse.move(x + 1, y);
    const near = (await marked()).filter((far) => far < 150);
    expect(near.length).toBeGreaterThan(0);
    expect((await marked()).length).toBeLessThanOrEqual(before + 3);
  });

  test('a browser without them fetches it by code, once', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    const seen = fetchedAhead(page, target);
    await openDecided(page, spoken.nl.home);
    await link(page).hover();
    await expect.poll(() => seen).toEqual(['fetch']);
    await page.mouse.move(5, 700);
    await link(page).hover();
    await page.waitForTimeout(300);
    expect(seen).toEqual(['fetch']);
  });

  for (const [browser, supports] of [
    ['with rules', true],
    ['without rules', false],
  ] as const) {
    test(`a browser ${browser} fetches nothing ahead under Save-Data`, async ({ page }) => {
      if (!supports)
        await page.addInitScript(() => {
          HTMLScriptElement.supports = () => false;
        });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      const seen = fetchedAhead(page, target);
      await openDecided(page, spoken.nl.home);
      expect(
        await page.evaluate(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData),
      ).toBe(true);
      await link(page).hover();
      await page.waitForTimeout(800);
      expect(seen).toEqual([]);
      await expect(rulesOf(page)).toHaveCount(0);
    });
  }
});

test.describe('a page changes into the next', { tag: '@desktop' }, () => {
  /** Whether the arriving page came by a view transition, and how many elements were the drawing. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pageswap', (event) => {
        const pictures = [...document.querySelectorAll('img')].filter(
          (image) => getComputedStyle(image).viewTransitionName === 'chosen-picture',
        );
        const { viewTransition } = event as Event & { viewTransition: unknown };
        sessionStorage.watched = `${viewTransition ? 'transition' : 'none'} ${pictures.length}`;
      });
    });
  const watched = (page: Page) => page.evaluate(() => sessionStorage.watched);

  /** Makes the processor seem quick or slow: how long after its last byte a page was read. */
  const pretend = (page: Page, milliseconds: number) =>
    page.addInitScript((taken) => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseEnd', { get: () => 0 });
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'domInteractive', { get: () => taken });
    }, milliseconds);

  /** Goes from the home page to the first service that it shows, and says how that page came. */
  const openFirstService = async (page: Page) => {
    await watch(page);
    await openDecided(page, spoken.nl.home);
    await move(page);
    await page.locator('a[data-drawing]').first().click();
    await expect(page).toHaveURL(/\/nl\/diensten\/.+/);
    return watched(page);
  };

  test('with the picture of the service that was chosen', async ({ page }) => {
    await pretend(page, 20);
    expect(await openFirstService(page)).toBe('transition 1');
  });

  test('at once where no picture was chosen', async ({ page }) => {
    await pretend(page, 20);
    await page.addInitScript(() => {
      const { prototype } = ViewTransition;
      const { skipTransition } = prototype;
      prototype.skipTransition = function () {
        sessionStorage.skipped = 'yes';
        skipTransition.call(this);
      };
    });
    await openDecided(page, spoken.nl.home);
    await move(page);
    await page.locator('header nav a[href="/nl/werkwijze"]').first().click();
    await expect(page).toHaveURL('/nl/werkwijze');
    expect(await page.evaluate(() => sessionStorage.skipped)).toBe('yes');
  });

  test('at once on a slow processor', async ({ page }) => {
    await pretend(page, 120);
    expect(await openFirstService(page)).toBe('none 0');
  });

  test('at once where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await openFirstService(page)).toMatch(/^none/);
  });
});
