import type { Page, Request } from '@playwright/test';
import { bodyFields } from '#src/domain/contact-form.ts';
import {
  expect,
  expectAccessible,
  expectMissingFile,
  fillForm,
  formOf,
  openDecided,
  spoken,
  test,
  visits,
} from './visitor.ts';

const posts = (page: Page): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && seen.push(request));
  return seen;
};

for (const { locale, tag } of visits) {
  const { contactPage, failure, sending, sent } = spoken[locale];

  test.describe(`contact form in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('an enquiry is sent as the specification says, and another can follow', async ({ page }) => {
      const seen = posts(page);
      await openDecided(page, contactPage);
      await fillForm(page, locale);
      const { send, service, form, name } = formOf(page, locale);
      await service.selectOption('webshop');
      await send.click();
      const heading = page.getByRole('heading', { name: sent.title });
      await expect(heading).toBeFocused();
      for (const step of sent.steps) await expect(page.getByText(step)).toBeVisible();
      const [urgent = ''] = sent.urgent.split('{');
      await expect(page.getByText(urgent)).toBeVisible();
      const [before = '', behind = ''] = sent.reference.split('{reference}');
      const text = await page.getByText(before).textContent();
      const reference = text?.slice(before.length, -behind.length) ?? '';
      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      for (const start of ['mailto:', 'https://wa.me/'])
        await expect(page.locator(`island-root a[href^="${start}"]`)).toHaveAttribute('href', new RegExp(reference));
      await expectAccessible(page, 'island-root');
      await expect(page).toHaveURL(contactPage);

      expect(seen).toHaveLength(1);
      const [request] = seen;
      expect(new URL(request?.url() ?? '').pathname).toBe('/');
      expect(request?.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(request?.headers().accept).toBe('application/json');
      const body = new URLSearchParams(request?.postData() ?? '');
      expect([...body.keys()]).toEqual(bodyFields);
      expect(Object.fromEntries(body)).toMatchObject({ 'form-name': 'contact', service: 'webshop', 'bot-field': '' });

      await page.getByRole('button', { name: sent.again }).click();
      await expect(form).toBeVisible();
      await expect(name).toBeFocused();
      for (const field of Object.values(formOf(page, locale)).slice(2, -1)) await expect(field).toHaveValue('');
    });

    test('what is wrong is said beside each field and in a summary that takes the focus', async ({ page }) => {
      const seen = posts(page);
      await openDecided(page, contactPage);
      const { send, name, email, phone, message } = formOf(page, locale);
      await email.fill('ada@');
      // Whatever somebody writes about being called is taken; only its length has an end.
      await phone.fill('1'.repeat(101));
      await send.click();
      const summary = page.getByRole('group', { name: /4/ });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(4);
      for (const field of [name, email, phone, message]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const id = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
        await expect(page.locator(`#${id}`)).toHaveClass(/fielderror/);
      }
      await expectAccessible(page, 'island-root');
      await summary.getByRole('link').first().click();
      await expect(name).toBeFocused();

      await name.fill('Ada');
      await expect(name).not.toHaveAttribute('aria-invalid');
      await expect(page.getByRole('group', { name: /3/ })).toBeVisible();
      await phone.fill('06 12 34 56 78 (na 17:00) of 085 123 45 67');
      await email.fill('ada@example.nl');
      await expect(page.getByRole('group', { name: /1/ })).toBeVisible();
      expect(seen).toHaveLength(0);
    });

    test('while it sends the button is off and says so, and a double click sends once', async ({ page }) => {
      const seen = posts(page);
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('/', async (route) => {
        await held;
        await route.continue();
      });
      await openDecided(page, contactPage);
      await fillForm(page, locale);
      await formOf(page, locale).send.dblclick();
      const button = page.getByRole('button', { name: sending });
      await expect(button).toBeDisabled();
      await expectAccessible(page, 'island-root');
      release();
      await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
      expect(seen).toHaveLength(1);
    });

    test('a broken connection is named, and everything is kept', async ({ page }) => {
      await page.route('/', (route) => route.abort());
      await openDecided(page, contactPage);
      await fillForm(page, locale);
      const { send, name, email, message } = formOf(page, locale);
      const typed = await message.inputValue();
      await send.click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(failure);
      await expect(alert).toBeFocused();
      await expectAccessible(page, 'island-root');
      await expect(send).toBeEnabled();
      await expect(name).toHaveValue('Ada de Vries');
      await expect(email).toHaveValue('ada@example.nl');
      await expect(message).toHaveValue(typed);

      await page.unroute('/');
      await send.click();
      await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    });

    test('the message says when it gets full, and what is too long is not cut off', async ({ page }) => {
      await openDecided(page, contactPage);
      const { message, send } = formOf(page, locale);
      await message.fill('a'.repeat(4499));
      await expect(page.locator('#message-note')).toBeEmpty();
      await message.fill('a'.repeat(4990));
      await expect(page.locator('#message-note')).toContainText('10');
      await message.fill('a'.repeat(6234));
      await expect(page.locator('#message-note')).toContainText(locale === 'nl' ? '1.234' : '1,234');
      await send.click();
      await expect(message).toHaveAttribute('aria-invalid', 'true');
      expect((await message.inputValue()).length).toBe(6234);
    });

    test('?service= chooses the subject before anything has loaded', async ({ page }) => {
      await openDecided(page, `${contactPage}?service=ai`);
      await expect(formOf(page, locale).service).toHaveValue('ai');
      await page.goto(`${contactPage}?service=nonsense&package=constructor`);
      await expect(formOf(page, locale).service).toHaveValue('');
      await expect(formOf(page, locale).message).toHaveValue('');
    });

    test('an unusual email address is doubted and not refused', async ({ page }) => {
      await openDecided(page, contactPage);
      await fillForm(page, locale);
      const { email, company, send } = formOf(page, locale);
      const doubt = page.locator('#email-note');
      await email.fill('ada@gmail');
      await expect(page.locator('form')).toHaveAttribute('novalidate');
      await expect(doubt).toBeEmpty();
      await company.focus();
      await expect(doubt).toContainText('gmail.com');
      await expect(email).toHaveAccessibleDescription(/gmail\.com/);
      await expectAccessible(page, 'island-root');
      await email.fill('ada@gmail.com');
      await expect(doubt).toBeEmpty();
      await email.fill('ada@gmail');
      await send.click();
      await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    });

    test('without a connection the form says so, keeps everything, and sends once there is one', async ({
      page,
      context,
    }) => {
      await openDecided(page, contactPage);
      await fillForm(page, locale);
      await expect(page.locator('form')).toHaveAttribute('novalidate');
      await page.waitForLoadState('networkidle');
      const { send, message } = formOf(page, locale);
      const entered = await message.inputValue();
      await context.setOffline(true);
      await send.click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(failure);
      await expect(page.getByRole('alert')).toContainText(
        locale === 'nl' ? 'internetverbinding' : 'internet connection',
      );
      await expect(message).toHaveValue(entered);
      await context.setOffline(false);
      await send.click();
      await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    });
  });
}

test('the button of a maintenance package names it in the message, which it alone does not fill', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDecided(page, '/nl/diensten/onderhoud-support');
  await page.locator('.packages li', { hasText: 'Professional' }).first().getByRole('link').click();
  const { message, service, send, name, email } = formOf(page, 'nl');
  await expect(message).toHaveValue(/^.*\bProfessional\b.*\n$/);
  await expect(service).toHaveValue('website');
  const line = await message.inputValue();
  await name.fill('Ada de Vries');
  await email.fill('ada@example.nl');
  await send.click();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await message.fill(`${line}${crypto.randomUUID()}`);
  // A draft is not replaced.
  await page.reload();
  await expect(message).toHaveValue(/-/);
  await send.click();
  await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeFocused();
});

test('without the checking code the browser checks, and the form is still sent', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  await page.route(/create-validator/, (route) => route.abort());
  await openDecided(page, spoken.nl.contactPage);
  const { send, name } = formOf(page, 'nl');
  await send.click();
  await expect(name).toBeFocused();
  expect(await name.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await fillForm(page, 'nl');
  await send.click();
  await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeFocused();
  expectMissingFile(complaints);
});

test('fields carry the right autocomplete and keyboard', { tag: '@desktop' }, async ({ page }) => {
  await openDecided(page, spoken.nl.contactPage);
  const { name, email, phone, company, message } = formOf(page, 'nl');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await expect(phone).toHaveAttribute('inputmode', 'tel');
  await expect(company).toHaveAttribute('autocomplete', 'organization');
  await expect(message).toHaveAttribute('rows', '4');
});
