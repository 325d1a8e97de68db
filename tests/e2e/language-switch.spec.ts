import { expect, openDecided, spoken, test } from './visitor.ts';

const position = (page: import('@playwright/test').Page) =>
  page.evaluate(() => sessionStorage.getItem('scrollPosition'));
const scroll = (page: import('@playwright/test').Page) => page.evaluate(() => Math.round(scrollY));

// Where the switch leads on every other page is proved of the files (`npm run audit`).
for (const [from, to, language] of [
  ['/nl/diensten/shopify', '/en/services/shopify', 'English'],
  ['/en/services/web-development', '/nl/diensten/website-ontwikkeling', 'Nederlands'],
] as const) {
  test(`${from} leads to ${to} with query, hash and place kept`, async ({ page }) => {
    await openDecided(page, `${from}?utm_source=brief&x=1%20y#main`);
    await page.evaluate(() => scrollTo(0, 700));
    await page.locator('[popovertarget=language]').click();
    await page.locator('#language').getByRole('link', { name: language }).click();
    await expect(page).toHaveURL(`${to}?utm_source=brief&x=1%20y#main`);
    await page.waitForLoadState();
    await expect.poll(() => scroll(page)).toBe(700);
    expect(await position(page)).toBeNull();

    // Not on any other way through the site: neither a link nor the way back reads or writes a position.
    await page.locator('footer a[href$="/privacy"]').click();
    await page.waitForLoadState();
    expect(await scroll(page)).toBe(0);
    expect(await position(page)).toBeNull();
  });
}

test('the click on the switch alone writes the position, and a new tab has query and hash', async ({
  page,
  context,
}) => {
  await openDecided(page, `${spoken.nl.servicePage}?utm_source=brief`);
  // A hash that comes later counts too.
  await page.evaluate(() => {
    location.hash = 'main';
    scrollTo(0, 400);
  });
  await page.locator('[popovertarget=language]').click();
  expect(await position(page)).toBeNull();
  // In a tab of its own the other page starts at its top, and nothing stays behind in this one.
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'English' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`${spoken.en.servicePage}?utm_source=brief#main`);
  expect(await position(page)).toBeNull();
});

for (const path of ['/nl/diensten/marketing-automatisering-detail', '/nl/nope']) {
  test(`${path}, which has no English page, leads to the English home and says so`, async ({ page }) => {
    await openDecided(page, `${path}?utm_source=brief&x=1%20y#main`);
    await page.locator('[popovertarget=language]').click();
    await expect(page.getByText('Deze pagina is er niet in het Engels.')).toBeVisible();
    await page.locator('#language').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en?utm_source=brief&x=1%20y#main');
    expect(await position(page)).toBeNull();
  });
}
