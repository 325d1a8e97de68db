import { expect, expectAccessible, expectMissingFile, openDecided, spoken, test, visits } from './visitor.ts';

for (const { locale, tag } of visits) {
  const { casePage, viewer } = spoken[locale];

  test.describe(`image viewer in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('opens on its picture, goes on from the last to the first and back, and gives the focus back', async ({
      page,
    }) => {
      await openDecided(page, casePage);
      const thumbnails = page.locator('island-root a');
      const total = await thumbnails.count();
      const captions = await page.locator('island-root figcaption').allTextContents();
      await thumbnails.nth(1).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      const shows = async (index: number) => {
        await expect(dialog.locator('[aria-live]')).toContainText(new RegExp(`^${index + 1} (van|of) ${total}`));
        await expect(dialog.locator('figcaption')).toHaveText(captions[index] ?? '');
      };
      await shows(1);
      await expectAccessible(page, 'dialog[open]');
      await dialog.getByRole('button', { name: viewer.previous }).click();
      await shows(0);
      await dialog.getByRole('button', { name: viewer.previous }).click();
      await shows(total - 1);
      // With Alt, an arrow is for the history of the browser.
      await page.keyboard.press('Alt+ArrowLeft');
      await shows(total - 1);
      await dialog.getByRole('button', { name: viewer.next }).click();
      await shows(0);
      await page.keyboard.press('ArrowRight');
      await shows(1);
      await page.keyboard.press('End');
      await shows(total - 1);
      await page.keyboard.press('ArrowRight');
      await shows(0);
      await page.keyboard.press('ArrowLeft');
      await shows(total - 1);
      await page.keyboard.press('Home');
      await shows(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(thumbnails.nth(1)).toBeFocused();

      await thumbnails.nth(0).click();
      await page.getByRole('button', { name: viewer.close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(thumbnails.nth(0)).toBeFocused();
    });
  });
}

test('the next picture is there before it is asked for', { tag: '@desktop' }, async ({ page }) => {
  await openDecided(page, spoken.nl.casePage);
  const thumbnails = page.locator('island-root a');
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
  await thumbnails.first().click();
  const shown = page.getByRole('dialog').locator('img');
  for (let step = 1; step < (await thumbnails.count()); step++) {
    await expect(shown).toBeVisible();
    await page.waitForLoadState('networkidle');
    fetched.length = 0;
    const before = await shown.getAttribute('src');
    await page.keyboard.press('ArrowRight');
    await expect(shown).not.toHaveAttribute('src', before ?? '');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(fetched).not.toContain(await shown.evaluate((image: HTMLImageElement) => image.currentSrc));
  }
});

test('a finger leafs through the pictures', { tag: '@phone' }, async ({ page }) => {
  await openDecided(page, spoken.nl.casePage);
  await page.locator('island-root a').first().tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[aria-live]')).toContainText('1 van');
  const devtools = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] });
    for (let step = 1; step <= 5; step++)
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from + ((to - from) * step) / 5, y: 402 }],
      });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  // The first picture is wide: it is as high as the screen allows, and the finger goes along it before it leafs on.
  const wide = dialog.locator('.pan');
  const room = () =>
    wide.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft);
  expect(await room()).toBeGreaterThan(200);
  await swipe(300, 80);
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
  await expect(dialog.locator('[aria-live]')).toContainText('1 van');
  await wide.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(room).toBeLessThan(1);
  await swipe(300, 80);
  await expect(dialog.locator('[aria-live]')).toContainText('2 van');
  await swipe(80, 300);
  await expect(dialog.locator('[aria-live]')).toContainText('1 van');
});

test('an arrow key scrolls a wide picture that has the focus, and at its end leads on', { tag: '@phone' }, async ({
  page,
}) => {
  await openDecided(page, spoken.nl.casePage);
  await page.locator('island-root a').first().tap();
  const dialog = page.getByRole('dialog');
  const wide = dialog.locator('.pan');
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(dialog.locator('[aria-live]')).toContainText('1 van');
  await wide.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('[aria-live]')).toContainText('2 van');
  // The next picture begins at its left edge, and the keys still reach it.
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await expect(wide).toBeFocused();
});

test('a click that came before React opens the viewer, and with a modifier key the picture itself', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.route(/\/assets\/(?!index-)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await openDecided(page, spoken.nl.casePage);
  const thumbnail = page.locator('island-root a').nth(2);
  await thumbnail.click();
  await expect(page).toHaveURL(spoken.nl.casePage);
  await expect(page.getByRole('dialog').locator('[aria-live]')).toContainText('3 van');
  await page.keyboard.press('Escape');
  const opened = context.waitForEvent('page');
  await thumbnail.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/images\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without the code of the viewer a thumbnail opens its picture', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/(?:retry\/)?gallery-/, (route) => route.abort());
  await openDecided(page, spoken.nl.casePage);
  await page.locator('island-root a').first().click();
  await expect(page).toHaveURL(/\/images\//);
  expectMissingFile(complaints);
});
