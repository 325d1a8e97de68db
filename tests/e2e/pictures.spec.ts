import type { Page } from '@playwright/test';
import { expect, spoken, test } from './visitor.ts';

/** How the large pictures of a page stand: below the screen, fetched although below it, out at the side. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('picture img')];
    const below = all.filter((image) => image.getBoundingClientRect().top >= innerHeight);
    return {
      below: below.length,
      early: below.filter((image) => image.complete && image.naturalWidth > 0).length,
      out: all.filter((image) => image.getBoundingClientRect().left < 0).length,
    };
  });

const scroll = async (page: Page) => {
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 40);
};

for (const path of [spoken.nl.servicesPage, spoken.en.casePage]) {
  test(`pictures below the screen are not fetched before somebody scrolls, on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await standing(page);
    expect(before.below).toBeGreaterThan(2);
    expect(before.early).toBe(0);
    await scroll(page);
    await expect.poll(async () => (await standing(page)).out).toBe(0);
    const last = page.locator('picture img').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // They stay when the visitor goes back up: a picture of the whole page has them.
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(300);
    expect((await standing(page)).out).toBe(0);
  });
}

test('a picture in sight comes at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(spoken.nl.casePage);
  const cover = page.locator('picture img').first();
  await expect(cover).toBeInViewport();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('where animations are off, pictures stand in their place', async ({ page }) => {
  await page.goto(spoken.nl.servicesPage);
  expect((await standing(page)).out).toBeGreaterThan(2);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{animation:none!important}');
    document.adoptedStyleSheets = [sheet];
  });
  expect((await standing(page)).out).toBe(0);
});

test('they are on paper without scrolling', async ({ page }) => {
  await page.goto(spoken.nl.servicesPage);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => (await standing(page)).out).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // A browser without script takes no picture for lazy.
  test('they are there when somebody scrolls', async ({ page }) => {
    await page.goto(spoken.nl.servicesPage, { waitUntil: 'networkidle' });
    await scroll(page);
    await expect.poll(async () => (await standing(page)).out).toBe(0);
    expect((await standing(page)).early).toBeGreaterThan(2);
  });
});
