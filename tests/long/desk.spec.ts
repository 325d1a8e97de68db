import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Page, test } from '@playwright/test';
import { colourRules, everyRule, violationsOf } from '../e2e/axe.ts';
import {
  expect,
  home,
  openClean,
  openMessage,
  type RunningDesk,
  redirectOf,
  siteOf,
  startDesk,
  title,
} from './desk-browser.ts';

/** The tests share one desk. */
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

let desk: RunningDesk;
let root: string;

const git = (...parameters: string[]) => desk.git(...parameters);
const read = (path: string) => desk.read(path);
/** Of the words alone: meanwhile Waku's development server may be writing `src/pages.gen.ts`. */
const changedLines = () => git('diff', '--shortstat', '--', 'i18n');

test.beforeAll(async () => {
  desk = await startDesk();
  ({ root } = desk);
});
test.afterAll(() => desk.stop());
test.beforeEach(({ page }) => openClean(page, desk));

const dutch = (page: Page) => page.getByRole('textbox', { name: 'Dutch', exact: true });
const english = (page: Page) => page.getByRole('textbox', { name: 'English', exact: true });
/** The message in English as ICU, folded away. */
const englishSource = async (page: Page) => {
  await page.getByText('Source', { exact: true }).last().click();
  return page.getByRole('textbox', { name: 'Source: English' });
};
const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ });

/**
 * Milliseconds of the processor that the desk has taken so far, all its processes and threads together: a busy machine
 * does not add to them. Linux only, which counts them in ticks of ten.
 */
function processorTime(): number {
  const times = readdirSync('/proc').map((name) => {
    try {
      const [, , own, ...fields] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(own) === desk.group ? (Number(fields[8]) + Number(fields[9])) * 10 : 0;
    } catch {
      // No process, or one that has ended.
      return 0;
    }
  });
  return times.reduce((sum, time) => sum + time, 0);
}

/** Waits until all rules have looked at a draft, so that what is measured is saving. */
const judged = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/checkWhole'));

test('a heading is changed where it stands: the page follows in less than 700 ms and stays where it is', {
  tag: '@timed',
}, async ({ page }) => {
  // What comes last on a first visit, and takes a line of its own above the page.
  await expect(siteOf(page).locator('.consent')).toBeVisible();
  const heading = siteOf(page).locator('h2', { hasText: 'Waar ondernemers' });
  await heading.scrollIntoViewIfNeeded();
  await heading.click({ modifiers: ['Alt'] });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const scroll = () =>
    siteOf(page)
      .locator('html')
      .evaluate((element) => element.scrollTop);
  const before = await scroll();
  expect(before).toBeGreaterThan(1000);
  const times: number[] = [];
  for (const text of [
    'Waar ze om vragen',
    'Waar men voor belt',
    'Wat men vraagt',
    'Vragen die blijven',
    'Waar u om vraagt',
  ]) {
    const ready = judged(page);
    await dutch(page).fill(text);
    await ready;
    await expect(saveButton(page)).toBeEnabled();
    const shown = siteOf(page)
      .locator('body')
      .evaluate(
        (body, wanted) =>
          new Promise<void>((resolve) => {
            const isShown = () =>
              [...body.querySelectorAll('h2')].some(({ textContent }) => textContent.includes(wanted));
            const look = () => (isShown() ? resolve() : requestAnimationFrame(look));
            look();
          }),
        text,
      );
    const from = processorTime();
    await page.keyboard.press('Control+s');
    await shown;
    times.push(processorTime() - from);
    expect(read(home)).toContain(JSON.stringify(text));
  }
  expect(await scroll()).toBe(before);
  expect(changedLines()).toContain('1 file changed, 1 insertion(+), 1 deletion(-)');
  // The panel, which reads the project again, is in it. What else the machine does only adds to a time.
  expect(Math.min(...times), `of ${times.join(', ')} ms`).toBeLessThan(700);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(siteOf(page).locator('h2', { hasText: 'Vragen die blijven' })).toBeVisible();
});

test('an alt text and a form of a plural are changed', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('searchbox').fill('· alt');
  const alt = page.locator('.message-list .row', { hasText: '· alt' }).first();
  const id = (await alt.locator('.row-id').textContent())?.split(' ')[0] ?? '';
  await alt.click();
  await expect(page.getByRole('heading', { name: id })).toBeVisible();
  const text = `${(await dutch(page).innerText()).replace(/\.$/, '')}, bij helder weer.`;
  await dutch(page).fill(text);
  await saveButton(page).click();
  await expect(
    siteOf(page).locator(`img[alt*="bij helder weer."], svg[aria-label*="bij helder weer."]`).first(),
  ).toBeAttached();

  await page.getByRole('button', { name: 'Back' }).click();
  await openMessage(page, 'pages.home.reviews.count');
  const more = page.getByRole('textbox', { name: 'Dutch: more' });
  await more.press('Control+End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.type('soorten werk');
  await expect(page.getByText('5 soorten werk').first()).toBeVisible();
  await saveButton(page).click();
  await expect(
    siteOf(page)
      .getByText(/\d+ soorten werk/)
      .first(),
  ).toBeVisible();
  expect(read(home)).toContain('other {# soorten werk}}"');
});

test('a wrong argument is named while it is typed, and not saved', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, title);
  await (await englishSource(page)).fill('What {nobody} asks');
  await expect(page.getByText('The source has no `{nobody}`', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Source: English' })).toHaveAttribute('aria-invalid', 'true');
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.press('Control+s');
  await pause(500);
  expect(git('status', '--porcelain', '--', 'content', 'i18n')).toBe('');
});

test('a warning is saved once it has a reason', { tag: '@desktop' }, async ({ page }) => {
  const id = 'pages.home.meta.description';
  await openMessage(page, id);
  await (await englishSource(page)).fill(
    '{city}, in {projectWeeksMin, number} to {projectWeeksMax, number}\u00a0weeks.',
  );
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await reason.fill('The owner wants it short.');
  await saveButton(page).click();
  await expect(page.getByRole('status')).toHaveText('Home page: description for search engines is saved.');
  expect(read('i18n/exceptions.yaml')).toContain(`key: ${id}\n  locale: en\n  reason: The owner wants it short.`);
});

test('a draft and a change on the disk are both kept until somebody has chosen', { tag: '@desktop' }, async ({
  page,
}) => {
  await openMessage(page, title);
  const before = await dutch(page).innerText();
  await dutch(page).fill('Geschreven aan het bureau');
  writeFileSync(join(root, home), read(home).replace(JSON.stringify(before), '"Geschreven in een editor"'));
  await expect(page.getByText('Geschreven in een editor')).toBeVisible();
  await expect(dutch(page)).toHaveText('Geschreven aan het bureau');
  await expect(saveButton(page)).toBeDisabled();
  expect(read(home)).toContain('"Geschreven in een editor"');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await saveButton(page).click();
  await expect(siteOf(page).getByText('Geschreven aan het bureau')).toBeVisible();
});

test('what an editor writes beside a message while it is saved stays', { tag: '@desktop' }, async ({ page }) => {
  await openMessage(page, title);
  const ready = judged(page);
  await dutch(page).fill('Geschreven aan het bureau');
  await ready;
  const beside = JSON.stringify(JSON.parse(read(home)).teasers.text);
  writeFileSync(join(root, home), read(home).replace(beside, '"Geschreven in een editor"'));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status')).toHaveText('Home page: heading is saved.');
  expect(read(home)).toContain('"Geschreven in een editor"');
  expect(read(home)).toContain('"Geschreven aan het bureau"');
  expect(changedLines()).toContain('2 insertions(+), 2 deletions(-)');
  await expect(siteOf(page).getByText('Geschreven in een editor')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toContainText('was taken back');
  expect(read(home)).toContain('"Geschreven in een editor"');
  expect(changedLines()).toContain('1 insertion(+), 1 deletion(-)');
});

test('with keys alone a message is found, changed, saved and taken back', { tag: '@desktop' }, async ({ page }) => {
  const isFocused = (name: string) =>
    page.evaluate(() => document.activeElement?.textContent ?? '').then((text) => text.startsWith(name));
  const tabTo = async (name: string) => {
    for (let keys = 0; keys < 15 && !(await isFocused(name)); keys += 1) await page.keyboard.press('Tab');
    expect(await isFocused(name), `${name} was reached`).toBe(true);
  };
  await tabTo('Publish');
  for (const _ of ['Point', 'language', 'Go to', 'Filter']) await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByText('1 text', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await tabTo('Back');
  await page.keyboard.press('Tab');
  await expect(dutch(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Met toetsen');
  await page.keyboard.press('Control+s');
  await expect(siteOf(page).locator('h2', { hasText: 'Met toetsen' })).toBeVisible();
  await tabTo('Undo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('was taken back');
  expect(git('status', '--porcelain', '--', 'content', 'i18n')).toBe('');
});

test('every message is filtered within 100 ms of a key', { tag: '@timed' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Overview' }).click();
  const all = page.getByText(/^([\d,]+) of \1 texts$/);
  await expect(all).toBeVisible();
  expect(Number((await all.textContent())?.split(' ')[0]?.replace(',', ''))).toBeGreaterThan(2700);
  expect(await page.getByRole('row').count()).toBeLessThan(80);
  const times = await page.getByRole('searchbox').evaluate(
    async (input, words) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const count = () => document.querySelector('.overview .count')?.textContent;
      const found: number[] = [];
      for (const word of words) {
        const before = count();
        const from = performance.now();
        setValue?.call(input, word);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        while (count() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
        found.push(performance.now() - from);
      }
      return found;
    },
    ['w', 'we', 'web', 'webs', 'websi', 'w'],
  );
  // What else the machine does only adds to a time.
  expect(Math.min(...times), `of ${times.join(', ')} ms`).toBeLessThan(100);

  await page.getByRole('searchbox').fill('teasers.title');
  await page.getByRole('combobox', { name: 'On page' }).selectOption('/nl/contact');
  await expect(page.getByText(/^0 of /)).toBeVisible();
  await page.getByRole('combobox', { name: 'On page' }).selectOption('/nl');
  await expect(page.getByText(/^1 of /)).toBeVisible();
  await page.getByRole('searchbox').fill('ondernemers vaak');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
  await expect(page.getByText(/^0 of /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last committed' }).getByText('Words')).toBeVisible();
});

test('axe finds nothing in any view, light and dark', { tag: '@desktop' }, async ({ page }) => {
  // All but the page itself, which has tests of its own.
  const rooms = '.top-bar, .panel, .overview, .records, .changes, .status-bar';
  const look = async (view: string) => {
    for (const [colorScheme, rules] of [
      ['light', everyRule],
      ['dark', colourRules],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page, rules, rooms), `${view}, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await look('list');
  await openMessage(page, 'pages.home.reviews.count');
  await (await englishSource(page)).fill('{nobody}');
  await expect(english(page)).toHaveAttribute('aria-invalid', 'true');
  await look('editor');
  for (const view of ['Overview', 'Facts and details', 'Services and pages']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await expect(page.getByRole('heading', { name: view === 'Overview' ? 'All texts' : view })).toBeVisible();
    await look(view);
  }
  writeFileSync(join(root, home), read(home).replace('"Waar ondernemers', '"Waar alle ondernemers'));
  await page.getByRole('navigation').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Waar alle ondernemers')).toBeVisible();
  await look('Publish');
});

test('a fact is changed in one place and shown in all; a slug leaves a redirect', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Facts and details', exact: true }).click();
  const fact = page.getByRole('form', { name: 'Number of clients', exact: true });
  await fact.getByLabel('Value').fill('163');
  await fact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Number of clients is saved.');
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(siteOf(page).getByText('163 klanten').first()).toBeVisible();

  await page.getByRole('button', { name: 'Services and pages' }).click();
  await page.getByRole('searchbox').fill('api-integraties');
  await page.getByText('Address API integrations').click();
  const slug = page.getByRole('form', { name: 'Address (English)' });
  await slug.getByRole('textbox').fill('connected-apis');
  await expect(slug.getByText('api-integrations forwards to connected-apis.')).toBeVisible();
  await slug.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Address (English) is saved.');
  expect(await redirectOf(desk, '/en/services/api-integrations')).toEqual([301, '/en/services/connected-apis']);

  await page.getByRole('navigation').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('2 changes since the last publication.')).toBeVisible();
});
