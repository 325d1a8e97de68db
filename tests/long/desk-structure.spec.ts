import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { locales } from '#src/domain/locale.ts';
import { everyRule, violationsOf } from '../e2e/axe.ts';
import { filledWords } from '../fixtures/filled-words.ts';
import { expect, openClean, openMessage, type RunningDesk, redirectOf, siteOf, startDesk } from './desk-browser.ts';

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

const view = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const record = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string, button: string) =>
  record(page, name)
    .getByRole('button', { name: `${button} ${name}` })
    .click();
const undo = async (page: Page) => {
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(page.getByRole('status')).toContainText('teruggedraaid');
};
const changes = () => desk.git('status', '--porcelain', '--untracked-files=all', '--', 'content', 'i18n', 'src/pages');
const expectAccessible = async (page: Page) =>
  expect(await violationsOf(page, everyRule, '.top-bar, .panel, .records, .status-bar')).toEqual([]);

test('a question is added and moved with keys, in both languages at once', { tag: '@desktop' }, async ({ page }) => {
  await siteOf(page).locator('footer a[href="/nl/contact"]').first().click();
  await expect(siteOf(page).locator('h1')).toContainText('Vertel');
  await openMessage(page, 'pages.contact.faq.items.3.question');
  await page.getByRole('button', { name: 'Voeg er hieronder een toe' }).click();
  await page.getByLabel('Nederlands: vraag').fill('Werkt u ook in het weekend?');
  await page.getByLabel('Nederlands: antwoord').fill('Alleen als een site niet bereikbaar is.');
  await page.getByLabel('Engels: vraag').fill('Do you work at weekends?');
  await page.getByLabel('Engels: antwoord').fill('Only when a site cannot be reached.');
  // Presses the keys at the first moment that the new place is in the document.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h2')?.textContent.includes('faq.items.4.question')) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true }));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(siteOf(page).getByText('Werkt u ook in het weekend?')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'pages.contact.faq.items.3.question' })).toBeVisible();
  expect(JSON.parse(desk.read('i18n/en/pages/contact.json')).faq.items[3].question).toBe('Do you work at weekends?');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('heading', { name: 'pages.contact.faq.items.4.question' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('heading', { name: 'pages.contact.faq.items.3.question' })).toBeVisible();
  await expectAccessible(page);
  // In another view the text is still open, but not seen: the keys leave it alone.
  await view(page, 'Feiten');
  await page.keyboard.press('Alt+ArrowDown');
  for (let step = 0; step < 4; step += 1) await undo(page);
  await expect.poll(changes).toBe('');
});

const painting = 'Gevel schilderen';

/** Begins a service, whose title is open then. */
const begin = async (page: Page) => {
  await view(page, 'Diensten en pagina’s');
  await page.getByText('Nieuwe dienst, case of pagina').click();
  const form = page.getByRole('form', { name: 'Nieuwe dienst, case of pagina' });
  await form.getByLabel('Categorie').selectOption('print-promo');
  await form.getByLabel('Naam in het Nederlands').fill(painting);
  await form.getByLabel('Naam in het Engels').fill('Facade painting');
  await form.getByRole('button', { name: 'Beginnen' }).click();
  await expect(page.getByRole('heading', { name: 'services.gevel-schilderen.title' })).toBeVisible();
  await view(page, 'Diensten en pagina’s');
};

test('a service is begun, and put in order with keys, as often as one is pressed', { tag: '@desktop' }, async ({
  page,
}) => {
  await begin(page);
  await expectAccessible(page);
  await expect(record(page, painting)).toContainText('concept');
  await expect(record(page, painting).getByRole('button', { name: 'Omlaag' })).toBeDisabled();
  await record(page, painting).getByRole('button', { name: 'Omhoog' }).focus();
  const order = () => /order: (\d+)/.exec(desk.read('content/services/gevel-schilderen.yaml'))?.[1];
  const first = Number(order());
  await page.keyboard.press('Enter');
  await expect.poll(order).toBe(String(first - 1));
  await expect(page.locator(':focus')).toHaveText(/^Omhoog/);
  await page.keyboard.press('Enter');
  await expect.poll(order).toBe(String(first - 2));
  desk.git('clean', '--quiet', '--force', '-d', 'content', 'i18n');
});

test('services are put in order by dragging, past several at once, and back with one undo', {
  tag: '@desktop',
}, async ({ page }) => {
  await view(page, 'Diensten en pagina’s');
  const group = page.getByRole('region', { name: 'Drukwerk' });
  const names = () => group.getByRole('heading', { level: 4 }).allTextContents();
  const before = await names();
  const [first = '', , , fourth = ''] = before;
  const rowOf = (name: string) => group.getByRole('listitem').filter({ has: record(page, name) });
  await rowOf(first)
    .locator('.drag-handle')
    .dragTo(rowOf(fourth), { targetPosition: { x: 300, y: 70 } });
  await expect(page.getByRole('status')).toHaveText(`${first} staat nu op plaats 4 van ${before.length}.`);
  await expect.poll(names).toEqual([...before.slice(1, 4), first, ...before.slice(4)]);
  await rowOf(first)
    .locator('.drag-handle')
    .dragTo(rowOf(fourth), { targetPosition: { x: 300, y: 5 } });
  await expect(page.getByRole('status')).toHaveText(`${first} staat nu op plaats 3 van ${before.length}.`);
  await undo(page);
  await undo(page);
  await expect.poll(names).toEqual(before);
  expect(changes()).toBe('');
});

test('a draft is looked at, is not published without its words, and goes again', { tag: '@desktop' }, async ({
  page,
}) => {
  await begin(page);
  await view(page, 'Pagina');
  await expect(siteOf(page).getByText('Concept: deze pagina is niet gepubliceerd')).toBeVisible();
  await view(page, 'Diensten en pagina’s');
  await expect(record(page, painting)).toContainText('teksten zijn nog leeg');
  await expect(record(page, painting).getByRole('button', { name: 'Op de site zetten' })).toHaveCount(0);
  await record(page, painting)
    .getByRole('button', { name: /^Nog \d+ lege teksten/ })
    .click();
  const first = await page.locator('#message-id').textContent();
  await page.getByRole('button', { name: /^Nog \d+ lege teksten/ }).click();
  await expect(page.locator('#message-id')).not.toHaveText(first ?? '');
  await expect(siteOf(page).locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await view(page, 'Diensten en pagina’s');
  await press(page, painting, 'Weghalen');
  await expect(record(page, painting)).toContainText('nooit gepubliceerd');
  await record(page, painting).getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect(record(page, painting)).toHaveCount(0);
  await expect.poll(changes).toBe('');
});

test('a draft with all its words goes on the site', { tag: '@desktop' }, async ({ page }) => {
  await begin(page);
  await record(page, painting)
    .getByRole('button', { name: /^Nog \d+ lege teksten/ })
    .click();
  await page.getByRole('textbox', { name: 'Nederlands' }).fill('Gevels schilderen, van hout tot metaal');
  await page.getByRole('textbox', { name: 'Engels' }).fill('Facades painted, from wood to metal');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(siteOf(page).locator('h1')).toContainText('van hout tot metaal');
  // The other ninety texts, as somebody would write them.
  for (const locale of locales) {
    const file = `i18n/${locale}/services/gevel-schilderen.json`;
    writeFileSync(join(desk.root, file), filledWords(desk.read(file), 'services.gevel-schilderen', locale));
  }
  await view(page, 'Diensten en pagina’s');
  await press(page, painting, 'Op de site zetten');
  await expect(page.getByRole('status')).toHaveText(`${painting} komt bij de volgende publicatie op de site.`);
  await expect(record(page, painting)).not.toContainText('concept');
  await press(page, painting, 'Bekijken');
  await expect(siteOf(page).locator('h1')).toContainText('van hout tot metaal');
  await expect(siteOf(page).getByText('Concept: deze pagina is niet gepubliceerd')).toHaveCount(0);
  desk.git('clean', '--quiet', '--force', '-d', 'content', 'i18n');
});

test('a service goes offline, and its address leads to another', { tag: '@desktop' }, async ({ page }) => {
  await view(page, 'Diensten en pagina’s');
  await page.getByRole('searchbox').fill('stickers');
  await press(page, stickers, 'Verbergen');
  const form = record(page, stickers).getByRole('form', { name: `${stickers}: Verbergen` });
  await form.getByRole('combobox').selectOption('flyers-stickers');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Verbergen' }).click();
  await expect(record(page, stickers)).toContainText('verborgen: het adres leidt naar');
  expect(desk.read('content/services/stickers.yaml')).toContain('successor: flyers-stickers');
  await press(page, stickers, 'Weer tonen');
  await expect(record(page, stickers)).not.toContainText('verborgen');
  await press(page, stickers, 'Weghalen');
  await record(page, stickers).getByRole('combobox').selectOption('flyers-stickers');
  await record(page, stickers).getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect(record(page, stickers)).toHaveCount(0);
  await expect.poll(() => redirectOf(desk, '/nl/diensten/stickers')).toEqual([301, '/nl/diensten/flyers-stickers']);
  await undo(page);
  await expect.poll(changes).toBe('');
});

test('a page is begun, looked at, and taken away again', { tag: '@desktop' }, async ({ page }) => {
  const name = 'Werken bij ons';
  await view(page, 'Diensten en pagina’s');
  await page.getByText('Nieuwe dienst, case of pagina').click();
  const form = page.getByRole('form', { name: 'Nieuwe dienst, case of pagina' });
  await form.getByLabel('Soort').selectOption('page');
  await form.getByLabel('Naam in het Nederlands').fill(name);
  await form.getByLabel('Naam in het Engels').fill('Work with us');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Beginnen' }).click();
  await expect(page.getByRole('heading', { name: 'pages.work-with-us.hero.title' })).toBeVisible();
  await expect(siteOf(page).getByRole('navigation', { name: 'Kruimelpad' })).toContainText(name);
  await page.getByRole('textbox', { name: 'Nederlands', exact: true }).fill('Werken aan de kade');
  await page.getByRole('textbox', { name: 'Engels', exact: true }).fill('Work on the quay');
  await page.keyboard.press('Control+s');
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toContainText('Werken aan de kade');
  await view(page, 'Publiceren');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await view(page, 'Diensten en pagina’s');
  // What the code links to has to stay.
  await press(page, 'Werkwijze', 'Weghalen');
  await record(page, 'Werkwijze').getByRole('combobox').selectOption({ label: 'Over ons' });
  await record(page, 'Werkwijze').getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect(record(page, 'Werkwijze').getByRole('alert')).toContainText('vaste plaats');
  await press(page, name, 'Weghalen');
  await expectAccessible(page);
  await record(page, name).getByRole('button', { name: 'Weghalen', exact: true }).click();
  await expect(record(page, name)).toHaveCount(0);
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
  expect(await redirectOf(desk, '/zo-werken-wij.html')).toEqual([301, '/nl/werkwijze']);
  await record(page, '/zo-werken-wij.html')
    .getByRole('button', { name: /^Weghalen/ })
    .click();
  await expect.poll(changes).toBe('');
});

test('a photograph from a phone becomes the picture of a case', { tag: '@desktop' }, async ({ page }) => {
  await view(page, 'Diensten en pagina’s');
  await page.getByRole('searchbox').fill('casa-elide');
  await record(page, 'Casa Elide').getByText('Beelden').click();
  const form = page.getByRole('form', { name: 'Casa Elide: Klein beeld in het overzicht' });
  await form
    .getByLabel('Klein beeld in het overzicht')
    .setInputFiles(join(import.meta.dirname, '../fixtures/pictures/phone.heic'));
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(page.getByRole('status')).toContainText('is bewaard');
  await expect(form.locator('img')).toHaveAttribute('src', /photo-\w{8}\.webp$/);
  expect(desk.read('content/projects/casa-elide.yaml')).toMatch(/thumbnail: .*photo-/);
  await view(page, 'Publiceren');
  await expect(page.getByRole('heading', { name: 'Casa Elide: Klein beeld in het overzicht' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /public\/|\.webp/ })).toHaveCount(0);
  await undo(page);
  await expect.poll(changes).toBe('');
});

test('enquiries are read, and erased after a second press', { tag: '@desktop' }, async ({ page }) => {
  const wrangler = (...parameters: string[]) =>
    execFileSync(join(desk.root, 'node_modules/.bin/wrangler'), ['d1', ...parameters, '--local', '--env', ''], {
      cwd: desk.root,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    });
  wrangler('migrations', 'apply', 'DB');
  const fields = `'7K3F-9QTM', 1780000000000, 'nl', 'Ada Smit', 'ada@example.com', '', '', 'website', 'Kunt u ons helpen?', 0, 'a'`;
  const columns = 'id, created_at, locale, name, email, phone, company, service, message, spam, content_hash';
  wrangler('execute', 'DB', '--command', `INSERT INTO enquiries (${columns}) VALUES (${fields})`);
  await view(page, 'Aanvragen');
  const enquiry = record(page, '7K3F-9QTM Ada Smit');
  await expect(enquiry).toContainText('nog niet afgeleverd');
  // While an answer is awaited nothing else can be chosen, which would not be asked for.
  let answer = () => {};
  await page.route(/\/enquiries\b/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const selection = page.getByLabel('Welke');
  await selection.selectOption({ label: 'Lijkt op spam' });
  await expect(selection).toBeDisabled();
  answer();
  await expect(page.getByText('Geen aanvragen.')).toBeVisible();
  // Someone who goes elsewhere meanwhile is not told forever that something is being done.
  await page.getByRole('button', { name: 'Opnieuw ophalen' }).click();
  await view(page, 'Oude adressen');
  await expect(page.getByRole('status')).toHaveText('Bezig…');
  answer();
  await expect(page.getByRole('status')).toHaveText('');
  await page.unroute(/\/enquiries\b/);
  await view(page, 'Aanvragen');
  await enquiry.getByRole('button', { name: 'Lezen' }).click();
  await expect(enquiry).toContainText('Kunt u ons helpen?');
  await expectAccessible(page);
  await enquiry.getByRole('button', { name: 'Alles van ada@example.com wissen' }).click();
  const erase = enquiry.getByRole('button', { name: 'Voorgoed wissen' });
  const download = Promise.withResolvers<void>();
  await page.route(/\/exportEnquiries\b/, async (route) => {
    await download.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(erase).toBeDisabled();
  download.resolve();
  await erase.click();
  await expect(page.getByText('Geen aanvragen.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('ada@');
});
