import { type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { everyRule, violationsOf } from '../e2e/axe.ts';
import { expect, openClean, openMessage, type RunningDesk, siteOf, startDesk, title } from './desk-browser.ts';

/** Errands of an owner beyond a text: a price, the mail that comes in, a phone number. The tests share one desk. */
test.describe.configure({ mode: 'default' });
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

let desk: RunningDesk;

test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());
test.beforeEach(({ page }) => openClean(page, desk));

const facts = 'content/facts.yaml';
const dutch = (page: Page) => page.getByRole('textbox', { name: 'Nederlands', exact: true });
const view = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

test('a price on the page leads to its fact', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Ga naar' }).selectOption('/nl/diensten/onderhoud-support');
  const price = siteOf(page)
    .getByText(/^€\s49\b/)
    .first();
  await price.scrollIntoViewIfNeeded();
  await price.click({ modifiers: ['Alt'] });
  const figures = page.getByRole('region', { name: 'Wijzig een getal' });
  // Other facts with the same amount are offered too.
  await expect(figures.getByRole('button', { name: /^Prijs onderhoud Professional.*99$/ })).toBeVisible();
  await figures.getByRole('button', { name: /^Prijs onderhoud Basis.*49$/ }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Prijs onderhoud Basis, per maand');
  await expect(page.getByRole('form')).toHaveCount(1);
  await page.getByLabel('Bedrag in euro').fill('52,50');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status')).toContainText('is bewaard');
  expect(desk.read(facts)).toContain('basicPrice: { value: 52.5,');
});

test('the price of a service leads to its amounts', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Ga naar' }).selectOption('/nl/diensten/visitekaartjes');
  const { from, to } = parse(desk.read('content/services/visitekaartjes.yaml')).price;
  const range = siteOf(page)
    .getByText(new RegExp(`^€\\s${from} tot €\\s${to}`))
    .first();
  await range.scrollIntoViewIfNeeded();
  await range.click({ modifiers: ['Alt'] });
  const figures = page.getByRole('region', { name: 'Wijzig een getal' });
  await figures.getByRole('button', { name: 'Prijs van Visitekaartjes' }).click();
  await expect(page.getByRole('form', { name: 'Prijs van Visitekaartjes' })).toBeVisible();
});

test('the mail about an enquiry is looked at, and a text of it is changed where it stands', {
  tag: '@desktop',
}, async ({ page }) => {
  const states = page.getByRole('combobox', { name: 'Ga naar' });
  await states.selectOption({ label: 'Mail aan u over een aanvraag · Nederlands' });
  await siteOf(page)
    .getByRole('heading', { name: 'Nieuwe aanvraag via de website' })
    .click({ modifiers: ['Alt'] });
  await expect(page.getByRole('heading', { name: 'mail.heading' })).toBeVisible();
  await dutch(page).fill('Er is een aanvraag');
  await page.keyboard.press('Control+s');
  await expect(siteOf(page).getByRole('heading', { name: 'Er is een aanvraag' })).toBeVisible();
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await states.selectOption({ label: 'Formulier: fouten in de velden · Nederlands' });
  await expect(page.getByText('contact.fields.email.errors.invalid').first()).toBeVisible();
  // A text that no page shows is found where it is.
  await view(page, 'Overzicht');
  await page.getByRole('searchbox').fill('mail.alarm.subject');
  await page.getByRole('button', { name: 'mail.alarm.subject' }).click();
  await expect(siteOf(page).getByText('Het contactformulier heeft een storing')).toBeVisible();
});

test('the phone number, a day and a social address are changed as people write them', { tag: '@desktop' }, async ({
  page,
}) => {
  await view(page, 'Feiten');
  const change = async (name: string, typed: string) => {
    await page.getByRole('searchbox').fill(name);
    const form = page.getByRole('form', { name });
    await form.getByRole('textbox').fill(typed);
    await form.getByRole('button', { name: 'Bewaren' }).click();
    await expect(page.getByRole('status')).toHaveText(`${name} is bewaard.`);
  };
  await change('Telefoonnummer', '0515 12 34 56');
  await change('Adres op LinkedIn', 'https://www.linkedin.com/company/een-ander');
  await page.getByRole('searchbox').fill('openingstijden');
  await page.getByRole('checkbox', { name: 'vrijdag' }).uncheck();
  await expect(page.getByRole('status')).toContainText('Openingsdagen');
  const site = desk.read('content/site.yaml');
  expect(site).toContain('phone: "+31515123456"');
  expect(site).toContain('openingDays: [Mo, Tu, We, Th]');
  expect(site).toContain('network: linkedin, url: "https://www.linkedin.com/company/een-ander"');
  await view(page, 'Publiceren');
  await expect(page.getByText('3 wijzigingen sinds de laatste publicatie.')).toBeVisible();
  await page.getByRole('button', { name: 'Weggooien: zoals het was Openingsdagen' }).click();
  await expect(page.getByText('2 wijzigingen sinds de laatste publicatie.')).toBeVisible();
  expect(desk.read('content/site.yaml')).toContain('openingDays: [Mo, Tu, We, Th, Fr]');
});

test('a price of a service is raised, and refused where its amounts do not follow each other', {
  tag: '@desktop',
}, async ({ page }) => {
  await view(page, 'Feiten');
  await page.getByRole('searchbox').fill('visitekaartjes');
  const form = page.getByRole('form', { name: 'Prijs van Visitekaartjes' });
  const before = desk.read('content/services/visitekaartjes.yaml');
  await form.getByLabel('Laagste bedrag').fill('2.000');
  await form.getByRole('button', { name: 'Bewaren' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(desk.read('content/services/visitekaartjes.yaml')).toBe(before);
  await form.getByLabel('Voorbeeld').fill('€ 2.500');
  await form.getByLabel('Hoogste bedrag').fill('3000');
  await form.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status')).toHaveText('Prijs van Visitekaartjes is bewaard.');
  const price = /from: 2000\n +to: 3000\n +example: 2500\n/;
  expect(desk.read('content/services/visitekaartjes.yaml')).toMatch(price);
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect.poll(() => desk.read('content/services/visitekaartjes.yaml')).toBe(before);
});

test('what is typed in one fact stays while another is saved', { tag: '@desktop' }, async ({ page }) => {
  await view(page, 'Feiten');
  const years = page.getByRole('form', { name: 'Jaren ervaring' });
  await years.getByLabel('Bron').fill('Sinds de oprichting');
  const clients = page.getByRole('form', { name: 'Aantal klanten' });
  await clients.getByLabel('Waarde').fill('153');
  await clients.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status')).toContainText('is bewaard');
  await expect(clients.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
  await expect(years.getByLabel('Bron')).toHaveValue('Sinds de oprichting');
  await years.getByRole('button', { name: 'Concept weggooien' }).click();
});

test('what is typed while a value is being saved stays a draft', { tag: '@desktop' }, async ({ page }) => {
  await view(page, 'Feiten');
  const years = page.getByRole('form', { name: 'Jaren ervaring' });
  const answer = Promise.withResolvers<void>();
  await page.route(/\/saveFields\b/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await years.getByLabel('Bron').fill('Sinds de oprichting');
  await years.getByLabel('Bron').press('Enter');
  await years.getByLabel('Bron').fill('Sinds de oprichting van de eerste zaak');
  answer.resolve();
  await expect(page.getByRole('status')).toContainText('is bewaard');
  await expect(years.getByLabel('Bron')).toHaveValue('Sinds de oprichting van de eerste zaak');
  await years.getByRole('button', { name: 'Concept weggooien' }).click();
  await expect(years.getByLabel('Bron')).toHaveValue('Sinds de oprichting');
});

test('three presses of Save are one request', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, title);
  await dutch(page).fill('Driemaal gedrukt');
  await expect(page.getByRole('button', { name: /^Bewaren/ })).toBeEnabled();
  let requests = 0;
  page.on('request', (request) => {
    requests += Number(request.url().endsWith('/api/save'));
  });
  await dutch(page).evaluate((field) => {
    for (const _ of [1, 2, 3])
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('status')).toHaveText('Startpagina: kop is bewaard.');
  expect(requests).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what a text fills in is taken out of both languages with one button', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, 'pages.home.hero.text');
  await dutch(page).fill('Wij maken websites, webshops en huisstijlen voor het mkb in heel Nederland.');
  for (const name of ['Naam van het bureau', 'Plaats van vestiging', 'Aantal klanten']) {
    await page.getByRole('button', { name: `${name} uit alle talen halen` }).click();
  }
  await expect(page.getByRole('textbox', { name: 'Engels', exact: true })).not.toContainText('151');
  await expect(page.getByRole('button', { name: /^Aantal klanten/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
});

test('leaving with something that is not saved is asked about', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, title);
  await dutch(page).click();
  await page.keyboard.type('x');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
});

test('a title for search engines is seen as they show it, with Save in view', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, 'pages.home.meta.title');
  const result = page.getByRole('region', { name: 'Zo toont een zoekmachine het' });
  await expect(result).toContainText('Websites en webshops uit Voorbeeldhaven | Windas');
  await expect(result).toContainText('4 tot 6');
  await expect(page.getByRole('button', { name: /^Bewaren/ })).toBeInViewport();
});

test('another site, also one of this machine, gets neither the token nor an answer', { tag: '@desktop' }, async () => {
  const { origin, searchParams } = new URL(desk.address);
  const token = searchParams.get('token') ?? '';
  const foreign = { Origin: 'http://localhost:5173', 'Content-Type': 'application/json', 'X-Desk-Token': token };
  const refused = await fetch(`${origin}/__desk/api/project`, { method: 'POST', headers: foreign, body: '{}' });
  expect(refused.status).toBe(403);
  expect((await fetch(desk.address, { headers: { Origin: foreign.Origin } })).status).toBe(403);
  const state = `${origin}/__desk/state/mail/nl`;
  expect((await fetch(state)).status).toBe(403);
  const kept = ['token', 'address', 'publication.json'].flatMap((name) => {
    const path = `/.cache/desk/${name}`;
    return [path, `/@fs${desk.root}${path}`, `/nl/..%2f..${path}`].flatMap((each) => [
      each,
      `${each}?raw`,
      `${each}?url&import`,
    ]);
  });
  for (const path of kept) {
    const answer = await fetch(origin + path, { headers: { Origin: foreign.Origin } });
    expect(await answer.text(), path).not.toContain(token);
  }
});

test('everything is of use at the width of a phone', { tag: '@phone' }, async ({ page }) => {
  const look = async (name: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    const small = await page
      .locator('button:visible, summary:visible, select:visible')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML),
      );
    expect(small, name).toEqual([]);
    const rooms = '.top-bar, .panel, .overview, .records, .changes, .status-bar';
    expect(await violationsOf(page, everyRule, rooms), name).toEqual([]);
  };
  await look('list');
  await openMessage(page, 'pages.home.hero.text');
  await look('editor');
  for (const name of ['Overzicht', 'Feiten', 'Diensten', 'Publiceren']) {
    await view(page, name);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await look(name);
  }
});
