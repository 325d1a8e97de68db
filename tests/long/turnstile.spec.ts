import { test as base, expect, fillForm, formOf, spoken } from '../e2e/visitor.ts';
import { serveSiteWith } from './serve-site-with.ts';

/** A visitor of a site with Turnstile, which is built and served once. */
const test = base.extend<object, { turnstileSite: string }>({
  turnstileSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { url, stop } = await serveSiteWith('turnstile', (record) => `${record}turnstile: { siteKey: stand-in }\n`);
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ turnstileSite }, use) => use(turnstileSite),
});

/** What the widget does as far as a form can tell. */
const widget = `window.turnstile = {
  render(place, { sitekey, language }) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'cf-turnstile-response', value: sitekey + ' ' + language });
    place.append(field);
    return 'id';
  },
  remove() { document.querySelector('[name=cf-turnstile-response]')?.remove(); },
};`;

test('Turnstile loads once a visitor reaches for the form, and what it gives goes with the enquiry', {
  tag: '@desktop',
}, async ({ page }) => {
  const { contactPage, home, sent } = spoken.nl;
  const asked: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: widget });
  });
  const posted: string[] = [];
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => {
      posted.push(route.request().postData() ?? '');
      return route.fulfill({ json: { ok: true, reference: 'AAAA-0001' } });
    },
  );
  expect((await page.goto(home))?.headers()['content-security-policy']).not.toContain('cloudflare');
  await page.goto(contactPage, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await fillForm(page, 'nl');
  await expect(page.locator('[name=cf-turnstile-response]')).toHaveValue('stand-in nl');
  expect(asked).toHaveLength(1);
  await formOf(page, 'nl').send.click();
  await expect(page.getByText(sent.title)).toBeVisible();
  expect(posted).toEqual([expect.stringContaining('cf-turnstile-response=stand-in+nl')]);
});

test('Turnstile that did not load is loaded for the next enquiry', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  const { contactPage, sent } = spoken.nl;
  let asked = 0;
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: widget });
  });
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ json: { ok: true, reference: 'AAAA-0001' } }),
  );
  await page.goto(contactPage);
  await fillForm(page, 'nl');
  await formOf(page, 'nl').send.click();
  await page.getByRole('button', { name: sent.again }).click();
  await expect(page.locator('[name=cf-turnstile-response]')).toHaveValue('stand-in nl');
  expect(asked).toBe(2);
  expect(complaints.splice(0)).toEqual(['Error: Turnstile did not load']);
});
