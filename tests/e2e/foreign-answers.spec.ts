import { expect, fillForm, formOf, openDecided, spoken, test, visits } from './visitor.ts';

/** Answers that do not come from the endpoint, though most of them look like success. */
const foreign = {
  'a page with 200, as a captive portal gives it': { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' },
  'JSON without ok': { status: 200, contentType: 'application/json', body: '{}' },
  'an empty 200': { status: 200 },
  'an empty 204': { status: 204 },
  'a redirect to the home page': { status: 302, headers: { Location: '/nl' } },
  'JSON that is nothing': { status: 200, contentType: 'application/json', body: 'null' },
  'a refusal without its list of errors': {
    status: 422,
    contentType: 'application/json',
    body: '{"ok":false,"title":"No","text":"Something else answers here."}',
  },
  'a refusal whose errors are no errors': {
    status: 422,
    contentType: 'application/json',
    body: '{"ok":false,"title":"No","text":"Something else answers here.","errors":[null]}',
  },
  'an error of something in between': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
};

test('an answer that is not of the endpoint is a failure, and everything is kept', { tag: '@desktop' }, async ({
  page,
}) => {
  await openDecided(page, spoken.nl.contactPage);
  await fillForm(page, 'nl');
  const { send, name: field, email, message } = formOf(page, 'nl');
  const entered = await message.inputValue();
  for (const [name, answer] of Object.entries(foreign)) {
    await page.route('/', (route) => route.fulfill(answer), { times: 1 });
    // Until the post the alert is that of the answer before, in the same words.
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await send.click();
    await posted;
    await expect(page.getByRole('alert'), name).toHaveText(spoken.nl.failure);
    await expect(field).toHaveValue('Ada de Vries');
    await expect(email).toHaveValue('ada@example.nl');
    await expect(message).toHaveValue(entered);
    await expect(send).toBeEnabled();
  }
  await send.click();
  await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeFocused();
});

for (const { locale, tag } of visits) {
  test.describe(`what the endpoint rejects, in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('each refusal says in its own words what to do', async ({ page }) => {
      await openDecided(page, spoken[locale].contactPage);
      await fillForm(page, locale);
      for (const status of [403, 413, 429, 503]) {
        const [title, text] = [`Title of ${status}`, `What to do about ${status}.`];
        const body = JSON.stringify({ ok: false, status, title, text, errors: [] });
        await page.route('/', (route) => route.fulfill({ status, contentType: 'application/json', body }), {
          times: 1,
        });
        await formOf(page, locale).send.click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(text);
        await expect(alert).toBeFocused();
        await expect(alert).toContainText(status === 503 ? spoken[locale].failure : title);
      }
    });

    test('a hidden field that a browser has filled in is shown, and cleared it is sent', async ({ page }) => {
      await openDecided(page, spoken[locale].contactPage);
      await fillForm(page, locale);
      const { send } = formOf(page, locale);
      const bot = page.locator('#bot-field');
      await expect(bot).toBeHidden();
      await bot.evaluate((field: HTMLInputElement) => {
        field.value = 'autofill';
      });
      await send.click();
      await expect(bot).toBeVisible();
      await expect(bot).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('group', { name: /1/ }).getByRole('link')).toHaveCount(1);
      await bot.fill('');
      await send.click();
      await expect(page.getByRole('heading', { name: spoken[locale].sent.title })).toBeFocused();
    });
  });
}

test('an error that this page has no text for is said in the alert', { tag: '@desktop' }, async ({ page }) => {
  const errors = [{ field: 'name', key: 'contact.errors.name.new', text: 'A reason of a newer version.' }];
  const body = JSON.stringify({ ok: false, status: 422, title: 'Not sent', text: 'Correct this.', errors });
  await page.route('/', (route) => route.fulfill({ status: 422, contentType: 'application/json', body }));
  await openDecided(page, spoken.nl.contactPage);
  await fillForm(page, 'nl');
  await formOf(page, 'nl').send.click();
  await expect(page.getByRole('alert')).toContainText('A reason of a newer version.');
});

test('where React fails, the form comes back with what was entered, and posts natively', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  await openDecided(page, spoken.nl.contactPage);
  const { form, send, name, email, message, service } = formOf(page, 'nl');
  await email.fill('ada@example.nl');
  await service.selectOption('webshop');
  await send.click();
  const summary = page.getByRole('group', { name: /2/ });
  await expect(summary).toBeFocused();
  const text = `Wij zoeken een webshop voor kaas. ${crypto.randomUUID()}`;
  await message.fill(text);
  // A browser extension takes away what React is about to remove.
  await page.evaluate(() => document.querySelector('[aria-labelledby=summary]')?.remove());
  await name.fill('Ada de Vries');
  await expect(form).not.toHaveAttribute('novalidate');
  expect(complaints).toHaveLength(1);
  complaints.length = 0;
  await expect(name).toHaveValue('Ada de Vries');
  await expect(email).toHaveValue('ada@example.nl');
  await expect(service).toHaveValue('webshop');
  await expect(message).toHaveValue(text);
  await send.click();
  await expect(page).toHaveURL(/\/nl\/bedankt\?reference=/);
});
