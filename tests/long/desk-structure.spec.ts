import { type Page, test } from '@playwright/test';
import { everyRule, violationsOf } from '../e2e/axe.ts';
import { expect, openClean, openMessage, type RunningDesk, siteOf, startDesk } from './desk-browser.ts';

/** What an owner changes beside words: questions, services, addresses. In Dutch; the tests share one desk. */
test.describe.configure({ mode: 'default' });
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const stickers = 'Stickers en belettering';

let desk: RunningDesk;

test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());
test.beforeEach(({ page }) => openClean(page, desk));

const view = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name }).click();
const record = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string, button: string) =>
  record(page, name)
    .getByRole('button', { name: `${button} ${name}` })
    .click();
const undo = async (page: Page) => {
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(page.getByRole('status')).toContainText('teruggedraaid');
};
const changes = () => desk.git('status', '--porcelain', '--untracked-files=all', '--', 'content', 'i18n');
const expectAccessible = async (page: Page) =>
  expect(await violationsOf(page, everyRule, '.top-bar, .panel, .records, .status-bar')).toEqual([]);

test('a question is added and moved with keys, in both languages at once', { tag: '@desktop' }, async ({ page }) => {
  await siteOf(page).locator('footer a[href="/nl/contact"]').first().click();
  await expect(siteOf(page).locator('h1')).toContainText('Vertel');
  await openMessage(page, 'pages.contact.faq.items.3.question');
  await page.getByRole('button', { name: 'Voeg er een toe' }).click();
  await page.getByLabel('Nederlands: question').fill('Werkt u ook in het weekend?');
  await page.getByLabel('Nederlands: answer').fill('Alleen als een site niet bereikbaar is.');
  await page.getByLabel('Engels: question').fill('Do you work at weekends?');
  await page.getByLabel('Engels: answer').fill('Only when a site cannot be reached.');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(siteOf(page).getByText('Werkt u ook in het weekend?')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'pages.contact.faq.items.4.question' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('heading', { name: 'pages.contact.faq.items.3.question' })).toBeVisible();
  expect(JSON.parse(desk.read('i18n/en/pages/contact.json')).faq.items[3].question).toBe('Do you work at weekends?');
  await expectAccessible(page);
  await undo(page);
  await undo(page);
  await expect.poll(changes).toBe('');
});

test('a service is begun, looked at as a draft, ordered with keys, and goes again', { tag: '@desktop' }, async ({
  page,
}) => {
  await view(page, 'Diensten en cases');
  await page.getByText('Nieuwe dienst of case').click();
  const form = page.getByRole('form', { name: 'Nieuwe dienst of case' });
  await form.getByLabel('Categorie').selectOption('print-promo');
  await form.getByLabel('Naam in het Nederlands').fill('Gevel schilderen');
  await form.getByLabel('Naam in het Engels').fill('Facade painting');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Beginnen' }).click();
  await expect(page.getByRole('heading', { name: 'services.gevel-schilderen.title' })).toBeVisible();
  await view(page, 'Diensten en cases');
  const name = 'Gevel schilderen';
  await expect(record(page, name)).toContainText('concept');
  await expect(record(page, name).getByRole('button', { name: 'Omlaag' })).toBeDisabled();
  await record(page, name).getByRole('button', { name: 'Omhoog' }).focus();
  const order = () => /order: (\d+)/.exec(desk.read('content/services/gevel-schilderen.yaml'))?.[1];
  const first = Number(order());
  await page.keyboard.press('Enter');
  await expect.poll(order).toBe(String(first - 1));
  await expect(page.locator(':focus')).toHaveText(/^Omhoog/);
  await page.keyboard.press('Enter');
  await expect.poll(order).toBe(String(first - 2));
  await press(page, name, 'Publiceerbaar maken');
  await expect(record(page, name).getByRole('alert')).toContainText('zijn leeg');
  await press(page, name, 'Bekijken');
  await expect(siteOf(page).getByText('Concept: deze pagina is niet gepubliceerd')).toBeVisible();
  await expect(siteOf(page).locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await view(page, 'Diensten en cases');
  await press(page, name, 'Weghalen');
  await expect(record(page, name)).toContainText('nooit gepubliceerd');
  await record(page, name).getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect(record(page, name)).toHaveCount(0);
  expect(changes()).not.toContain('gevel');
});

test('a service goes offline, and its address leads to another', { tag: '@desktop' }, async ({ page }) => {
  await view(page, 'Diensten en cases');
  await page.getByRole('searchbox').fill('stickers');
  await press(page, stickers, 'Verbergen');
  const form = record(page, stickers).getByRole('form', { name: `${stickers}: Verbergen` });
  await form.getByRole('combobox').selectOption('flyers-stickers');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Verbergen' }).click();
  await expect(record(page, stickers)).toContainText('verborgen: het adres leidt naar');
  expect(desk.read('content/services/stickers.yaml')).toContain('successor: flyers-stickers');
  await press(page, stickers, 'Publiceerbaar maken');
  await expect(record(page, stickers)).not.toContainText('verborgen');
  await press(page, stickers, 'Weghalen');
  await record(page, stickers).getByRole('combobox').selectOption('flyers-stickers');
  await record(page, stickers).getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect(record(page, stickers)).toHaveCount(0);
  const { origin } = new URL(desk.address);
  await expect
    .poll(
      async () => (await page.request.get(`${origin}/nl/diensten/stickers`, { maxRedirects: 0 })).headers().location,
    )
    .toBe('/nl/diensten/flyers-stickers');
  await undo(page);
  await expect.poll(changes).toBe('');
});

test('an old address leads to a page, and one that is a page is refused', { tag: '@desktop' }, async ({ page }) => {
  await view(page, 'Oude adressen');
  const form = page.getByRole('form', { name: 'Nieuw oud adres' });
  await form.getByLabel('Oud adres').fill('https://windas.example/nl/contact/');
  await form.getByLabel('Leidt naar').fill('/nl/werkwijze');
  await form.getByLabel('Waarom').fill('De vorige site.');
  await form.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('alert')).toContainText('`/nl/contact` is zelf een pagina van de site.');
  await form.getByLabel('Oud adres').fill('/zo-werken-wij.html');
  await form.getByRole('button', { name: 'Bewaren' }).click();
  await expect(record(page, '/zo-werken-wij.html')).toContainText('leidt naar /nl/werkwijze');
  await expectAccessible(page);
  const { origin } = new URL(desk.address);
  const answer = await page.request.get(`${origin}/zo-werken-wij.html`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/nl/werkwijze']);
  await record(page, '/zo-werken-wij.html')
    .getByRole('button', { name: /^Weghalen/ })
    .click();
  await expect.poll(changes).toBe('');
});
