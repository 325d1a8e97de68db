import { type Page, test } from '@playwright/test';
import { expect, home, openClean, openMessage, type RunningDesk, siteOf, startDesk, title } from './desk-browser.ts';

/** What an owner does who has never seen JSON, ICU or git: in Dutch, and nothing of it is lost. The tests share one desk. */
test.describe.configure({ mode: 'default' });
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

let desk: RunningDesk;

test.beforeAll(async () => {
  desk = await startDesk();
});
test.afterAll(() => desk.stop());
test.beforeEach(({ page }) => openClean(page, desk));

const dutch = (page: Page) => page.getByRole('textbox', { name: 'Nederlands', exact: true });
const english = (page: Page) => page.getByRole('textbox', { name: 'Engels', exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Bewaren/ });
const view = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

test('what is typed stays: over Terug, another text, another view, a reload and a restart of the desk', {
  tag: '@desktop',
}, async ({ page }) => {
  await openMessage(page, title);
  await dutch(page).fill('Nog niet bewaard');
  await page.getByRole('button', { name: 'Terug' }).click();
  // The focus is where the owner was, and Escape closes as well.
  await expect(page.locator(':focus')).toContainText(title);
  await expect(page.getByRole('button', { name: '1 tekst nog niet bewaard' })).toBeVisible();
  await view(page, 'Feiten');
  await page.getByRole('form', { name: 'Aantal klanten' }).getByLabel('Waarde').fill('152');
  await view(page, 'Pagina');
  await desk.restart();
  await page.reload();
  await expect(page.getByRole('button', { name: '2 teksten nog niet bewaard' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openMessage(page, title);
  await expect(dutch(page)).toHaveText('Nog niet bewaard');
  await page.keyboard.press('Escape');
  await view(page, 'Feiten');
  await expect(page.getByRole('form', { name: 'Aantal klanten' }).getByLabel('Waarde')).toHaveValue('152');
  await view(page, 'Publiceren');
  for (const _ of [1, 2])
    await page
      .getByRole('button', { name: /^Concept weggooien/ })
      .first()
      .click();
  await expect(page.getByText('nog niet bewaard')).toHaveCount(0);
  expect(desk.git('status', '--porcelain', '--', 'content', 'i18n')).toBe('');
});

test('what was saved is taken back after Terug too, and the line below says what is so', { tag: '@desktop' }, async ({
  page,
}) => {
  await openMessage(page, title);
  await dutch(page).fill('Eenmaal bewaard');
  await save(page).click();
  await expect(page.getByRole('status')).toHaveText('Startpagina: kop is bewaard.');
  await dutch(page).fill('Eenmaal bewaard, en verder');
  await expect(page.getByRole('status')).toHaveText('');
  // Nothing says that it is saved beside what says that it is not.
  await page.route('**/api/save', (route) => route.fulfill({ status: 503, json: { reason: 'unreachable' } }), {
    times: 1,
  });
  await save(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('is bewaard')).toHaveCount(0);
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
  await page.getByRole('button', { name: 'Terug' }).click();
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(page.getByRole('status')).toContainText('teruggedraaid');
  expect(desk.git('status', '--porcelain', '--', 'content', 'i18n')).toBe('');
});

test('a page that was still loading when its text was saved shows the new text', { tag: '@desktop' }, async ({
  page,
}) => {
  await openMessage(page, title);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/@vite/client', async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await siteOf(page)
    .locator('body')
    .evaluate((body) => {
      body.dataset.isOld = '';
      location.reload();
    });
  await expect(siteOf(page).locator('body:not([data-is-old]) h2', { hasText: 'Waar ondernemers' })).toBeVisible();
  await dutch(page).fill('Bewaard tijdens het laden');
  await save(page).click();
  await expect(page.getByRole('status')).toHaveText('Startpagina: kop is bewaard.');
  scripts.resolve();
  await expect(siteOf(page).locator('h2', { hasText: 'Bewaard tijdens het laden' })).toBeVisible();
});

test('while a text is open the site is browsed, and the outline is where the text is', { tag: '@desktop' }, async ({
  page,
}) => {
  await openMessage(page, title);
  const distance = async () => {
    const outline = await page.locator('.outline.chosen').boundingBox();
    const text = await siteOf(page).locator('h2', { hasText: 'Waar ondernemers' }).boundingBox();
    return Math.abs((outline?.y ?? -1000) - (text?.y ?? 1000));
  };
  await expect.poll(distance).toBeLessThan(2);
  await siteOf(page)
    .locator('html')
    .evaluate((element) => {
      element.style.paddingTop = '60px';
    });
  await expect.poll(distance).toBeLessThan(2);
  await siteOf(page).locator('footer a[href="/nl/contact"]').first().click();
  await expect(siteOf(page).locator('h1', { hasText: /./ })).toBeVisible();
  await page.waitForTimeout(3000);
  expect(page.frames().at(-1)?.url()).toContain('/nl/contact');
  await expect(dutch(page)).toBeVisible();
});

test('somebody who goes to a page while that of a text is looked for stays there', { tag: '@desktop' }, async ({
  page,
}) => {
  const pages = Promise.withResolvers<void>();
  await page.route('**/nl/**', async (route) => {
    if (route.request().resourceType() === 'fetch') await pages.promise;
    await route.continue();
  });
  await view(page, 'Overzicht');
  await page.getByRole('searchbox').fill('pages.approach.hero.title');
  const search = page.waitForRequest((request) => request.resourceType() === 'fetch' && request.url().includes('/nl/'));
  await page.getByRole('button', { name: 'pages.approach.hero.title' }).click();
  await search;
  await siteOf(page).locator('footer a[href="/nl/contact"]').first().click();
  await expect(siteOf(page).locator('h1')).toContainText('Vertel');
  const read = page.waitForResponse('**/nl/werkwijze');
  pages.resolve();
  await (await read).finished();
  await page.waitForTimeout(1000);
  expect(page.frames().at(-1)?.url()).toContain('/nl/contact');
});

test('a price has its cents, and what is no price is refused before it is written', { tag: '@desktop' }, async ({
  page,
}) => {
  await view(page, 'Feiten');
  await page.getByRole('searchbox').fill('prijs');
  const price = page.getByRole('form', { name: 'Prijs onderhoud Basis, per maand' });
  await price.getByLabel('Bedrag in euro').fill('1e9');
  await expect(price.getByRole('alert')).toHaveText('Schrijf een bedrag, zoals 49 of 49,50.');
  await expect(price.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
  await price.getByLabel('Bedrag in euro').fill('49,50');
  await price.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status')).toContainText('is bewaard');
  expect(desk.read('content/facts.yaml')).toContain('basicPrice: { value: 49.5');
  await expect(price.getByLabel('Bedrag in euro')).toHaveValue('49,50');

  await page.getByRole('searchbox').fill('openingstijd');
  const hour = page.getByRole('form', { name: 'Openingstijd: open om' });
  await hour.getByLabel('Tijd').fill('8.30');
  await hour.getByRole('button', { name: 'Bewaren' }).click();
  await expect(hour.getByLabel('Tijd')).toHaveValue('08:30');
  expect(desk.read('content/facts.yaml')).toContain('openFrom: { value: "08:30"');
});

test('no character destroys a form, and a chip that was removed is put back', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, 'pages.home.reviews.count');
  const more = page.getByRole('textbox', { name: 'Nederlands: meer' });
  await more.press('Control+End');
  await page.keyboard.type(" }{ '#");
  await expect(more).toContainText("beoordelingen }{ '#");
  await expect(page.getByRole('textbox', { name: 'Nederlands: 1' })).toContainText('beoordeling');
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
  await page.getByRole('button', { name: 'Terug' }).click();

  const id = 'pages.home.hero.text';
  await openMessage(page, id);
  const before = await dutch(page).innerText();
  await dutch(page).fill('Zonder getal');
  const chip = page
    .locator('.field')
    .first()
    .getByRole('list')
    .getByRole('button', { name: /^Aantal klanten/ });
  await chip.click();
  await expect(dutch(page)).toContainText('Zonder getalAantal klanten: 151');
  expect(before).toContain('Aantal klanten: 151');
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
});

test('a number that is a fact is one finding, and naming the fact mends it', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, title);
  await dutch(page).fill('Klaar in 4 weken');
  const finding = page.locator('.findings > li', { hasText: '4 weken' });
  await expect(finding).toHaveCount(1);
  await finding.getByRole('button', { name: 'Duur van een gemiddeld project, vanaf (weken)' }).click();
  await expect(dutch(page)).toContainText('Duur van een gemiddeld project');
  await expect(finding).toHaveCount(0);
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
});

test('a heading is saved in Dutch alone, listed in words, and one change is discarded', { tag: '@desktop' }, async ({
  page,
}) => {
  await openMessage(page, title);
  await dutch(page).fill('Alleen in het Nederlands');
  // In words of the desk: the owner has no terminal.
  await expect(page.locator('.findings')).toContainText('Vertaal de wijziging, of bewaar');
  await expect(page.locator('.findings')).not.toContainText('content-lint');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'De vertaling klopt nog' })).toBeVisible();
  await expect(english(page)).not.toHaveText('');
  await view(page, 'Publiceren');
  await expect(page.getByText('1 wijziging sinds de laatste publicatie.')).toBeVisible();
  await expect(page.getByText('Nog te vertalen: 1. Dat houdt niets tegen.')).toBeVisible();
  await page.getByRole('button', { name: /^Weggooien/ }).click();
  await expect(page.getByText('Er is niets veranderd sinds de laatste publicatie.')).toBeVisible();
  expect(desk.read(home)).not.toContain('Alleen in het Nederlands');
});

test('a word of a service is changed in both languages, by pointing at it', { tag: '@desktop' }, async ({ page }) => {
  const goTo = page.getByRole('combobox', { name: 'Ga naar' });
  await goTo.selectOption('/nl/diensten/seo');
  const heading = siteOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toContainText('SEO');
  await heading.click({ modifiers: ['Alt'] });
  await expect(page.getByRole('heading', { name: 'SEO en vindbaarheid: kop' })).toBeVisible();
  await dutch(page).fill('SEO: gevonden worden door wie zoekt');
  await english(page).fill('SEO: be there for people who search');
  await save(page).click();
  await expect(heading).toContainText('gevonden worden door wie zoekt');
  // Both were written: neither is behind.
  await expect(page.getByRole('button', { name: 'De vertaling klopt nog' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Terug' }).click();
  await goTo.selectOption('/en/services/seo');
  await expect(heading).toContainText('be there for people who search');
  await view(page, 'Publiceren');
  await expect(page.getByText('2 wijzigingen sinds de laatste publicatie.')).toBeVisible();
});

test('the number of the reviews and where they are read are changed, and every page follows', {
  tag: '@desktop',
}, async ({ page }) => {
  await view(page, 'Feiten');
  await page.getByRole('searchbox').fill('beoordelingen');
  const count = page.getByRole('form', { name: 'Beoordelingen: aantal' });
  await count.getByLabel('Waarde').fill('23');
  await count.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status')).toHaveText('Beoordelingen: aantal is bewaard.');
  const place = page.getByRole('form', { name: 'Beoordelingen: waar ze staan' });
  await place.getByLabel('Tekst').fill('beoordelingen.example');
  await place.getByLabel('Bron').fill('De pagina met beoordelingen, bekeken op 25 november 2026.');
  await place.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status')).toHaveText('Beoordelingen: waar ze staan is bewaard.');
  await view(page, 'Pagina');
  await expect(
    siteOf(page)
      .getByText(/^23\s+beoordelingen/)
      .first(),
  ).toBeAttached();
  await expect(siteOf(page).getByText('beoordelingen.example').first()).toBeAttached();
});

test('before the label of a button or the name of a page changes, the desk says where else it is', {
  tag: '@desktop',
}, async ({ page }) => {
  // All pages of the site are searched, and the development server renders each for the first time.
  test.setTimeout(300_000);
  const uses = page.getByText('Staat ook op …');
  await openMessage(page, 'shell.cta.button');
  await uses.click();
  await expect(page.getByText(/^Op \d{2,} pagina’s\.$/)).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('listitem').getByText('/nl/werkwijze', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Terug' }).click();

  await page.getByRole('searchbox').fill('over ons');
  await page.getByRole('button', { name: /^Over ons naam/ }).click();
  await expect(page.getByRole('heading', { name: 'Over ons: naam' })).toBeVisible();
  await uses.click();
  await expect(page.getByText(/^Op \d{2,} pagina’s\.$/)).toBeVisible();
  await dutch(page).fill('Wie wij zijn');
  await english(page).fill('Who we are');
  await save(page).click();
  await siteOf(page).getByRole('button', { name: 'Menu' }).click();
  await expect(siteOf(page).getByRole('link', { name: 'Wie wij zijn' }).first()).toBeVisible();
});

test('a drawing in a link leads to the words of the link', { tag: '@desktop' }, async ({ page }) => {
  await siteOf(page)
    .locator('.quay a svg')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(dutch(page)).toHaveText('Websites en webshops');
});

test('a text inside a drawing is changed where it is', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Ga naar' }).selectOption('/nl/diensten/branding');
  const drawing = siteOf(page).locator('figure.service-drawing');
  await drawing.getByText('Noorderkade 3').click({ modifiers: ['Alt'] });
  // The drawing has two texts there: the desk asks which.
  await page.getByRole('button', { name: /^Noorderkade 3/ }).click();
  await expect(page.getByRole('heading', { name: /^Tekeningen bij diensten: tekst/ })).toBeVisible();
  await dutch(page).fill('Zuiderkade 8');
  await english(page).fill('8 Zuiderkade');
  await save(page).click();
  await expect(drawing).toContainText('Zuiderkade 8');
  expect(desk.read('i18n/nl/drawings/branding.json')).toContain('"address": "Zuiderkade 8"');
});
