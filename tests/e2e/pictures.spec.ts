import type { Page } from '@playwright/test';
import { expect, spoken, test } from './visitor.ts';

/** How many pictures of a page are there, and how many have arrived. */
const pictures = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')];
    return {
      all: all.length,
      arrived: all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    };
  });

for (const path of [spoken.nl.servicesPage, spoken.en.casePage]) {
  test(`every picture of ${path} says its size and is lazy, and nothing else`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(path);
    const images = await page.locator('main img').evaluateAll((elements) =>
      elements.map((image) => ({
        ...Object.fromEntries(
          ['loading', 'decoding', 'width', 'height'].map((name) => [name, image.getAttribute(name)]),
        ),
        left: image.getBoundingClientRect().left,
      })),
    );
    expect(images.length).toBeGreaterThan(2);
    for (const { left, ...attributes } of images) {
      const size = expect.stringMatching(/^\d+$/);
      expect(attributes).toEqual({ loading: 'lazy', decoding: 'async', width: size, height: size });
      // Each is in its place from the start.
      expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  // The many of the overview are scrolled through in `npm run test:long`.
  const tag = path === spoken.nl.servicesPage ? '@repeat' : '@desktop';
  test(`a visitor who scrolls through ${path} sees every picture`, { tag }, async ({ page }) => {
    await page.goto(path);
    for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await pictures(page)).arrived).toBe((await pictures(page)).all);
  });
}

test('a picture in sight comes at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(spoken.nl.casePage);
  const cover = page.locator('picture img').first();
  await expect(cover).toBeInViewport();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // A browser without script takes no picture for lazy: a crawler and a picture of the whole page have them all.
  test('every picture is there without scrolling', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(spoken.nl.servicesPage, { waitUntil: 'networkidle' });
    const { all, arrived } = await pictures(page);
    expect(all).toBeGreaterThan(2);
    expect(arrived).toBe(all);
  });
});
