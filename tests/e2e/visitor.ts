import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type ContactField, fieldNames, formFields } from '#src/domain/contact-form.ts';
import { type Locale, localeData } from '#src/domain/locale.ts';
import { everyRule, violationsOf } from './axe.ts';

export { expect };

/** Takes from the complaints what the browser script reports when a file does not arrive; nothing else may be left. */
export function expectMissingFile(complaints: string[]): void {
  expect(complaints.filter((text) => !/Failed to fetch/.test(text))).toEqual([]);
  complaints.length = 0;
}

/** Words by which a visitor finds things, from the catalogues; what the specification fixes is repeated here. */
function wordsIn(locale: Locale) {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../i18n/${locale}/${file}.json`, import.meta.url), 'utf8'));
  const files = ['contact/form', 'contact/fields', 'shell', 'labels', 'project-page'];
  const [form, fields, shell, labels, cases] = files.map(read);
  const pageName = (page: string) => read(`pages/${page}`).name as string;
  const nl = locale === 'nl';
  return {
    home: `/${locale}`,
    contactPage: `/${locale}/contact`,
    servicesPage: nl ? '/nl/diensten' : '/en/services',
    servicePage: nl ? '/nl/diensten/shopify' : '/en/services/shopify',
    casePage: nl ? '/nl/projecten/solin-bio' : '/en/projects/solin-bio',
    sending: nl ? 'Verzenden...' : 'Sending...',
    failure: nl ? 'Er is een fout opgetreden. Probeer het opnieuw.' : 'An error occurred. Please try again.',
    menu: { about: pageName('about'), approach: pageName('approach'), label: shell.nav.label as string },
    language: { label: shell.language.label as string, name: localeData[locale].name },
    contact: shell.contactMenu as Record<'label' | 'alwaysOnline' | 'call' | 'form' | 'whatsapp', string>,
    consent: shell.consent as Record<'title' | 'accept' | 'decline' | 'close' | 'change', string>,
    openMenu: labels.openMenu as string,
    closeMenu: labels.closeMenu as string,
    fields: Object.fromEntries(fieldNames.map((name) => [name, fields[name].label])) as Record<ContactField, string>,
    send: form.submit as string,
    sent: form.sent as Record<'title' | 'reference' | 'again' | 'urgent', string> & { steps: string[] },
    viewer: cases.gallery as Record<'close' | 'previous' | 'next' | 'label', string>,
  };
}

/**
 * What is the same in both languages is tried in Dutch on a desktop; `npm run test:long` tries it again in English on a phone.
 * `phoneTag` is for what a phone does differently: `npm test` tries it there too.
 */
export const visits = [
  { locale: 'nl', tag: '@desktop', phoneTag: [] as string[] },
  { locale: 'en', tag: '@repeat', phoneTag: '@phone' },
] as const;

export const spoken = { nl: wordsIn('nl'), en: wordsIn('en') };

interface Visitor {
  /** What went wrong on the pages of a test without being asked for: policy violations and errors of scripts. */
  complaints: string[];
}

let addresses = 0;

/**
 * A test with a visitor of its own: an address that the rate limit has not met, and no page on which the policy blocked
 * something or a script threw. A test that provokes such a thing empties `complaints` after having looked at it.
 */
export const test = base.extend<Visitor>({
  // A browser of the page’s own language: another one is offered the page in its own.
  locale: 'nl-NL',
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          // A picture on its own is drawn by the browser, with a style that the policy of its answer blocks.
          if (location.pathname.startsWith('/images/')) return;
          console.error(`Content-Security-Policy: ${violatedDirective} blocked ${blockedURI} ${sample}`);
        });
        // The headless shell moves a pointer to the corner by itself when it first paints; a visitor has not moved yet.
        for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'])
          addEventListener(
            type,
            (event) => {
              const { clientX, clientY } = event as MouseEvent;
              if (clientX === 0 && clientY === 0) event.stopImmediatePropagation();
            },
            { capture: true },
          );
      });
      context.on('console', (message) => {
        if (message.location().url.includes('/images/')) return;
        if (/Content.Security.Policy|Permissions-Policy|Refused to|violates|Trusted/i.test(message.text()))
          complaints.push(message.text());
      });
      context.on('weberror', (error) => {
        // What a browser says itself when the page that follows takes no part in a view transition, also without scripts.
        if (!/^(AbortError|InvalidStateError): Transition was/.test(String(error.error())))
          complaints.push(String(error.error()));
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use, info) => {
    addresses += 1;
    const address = `10.${info.workerIndex % 256}.${addresses >> 8}.${addresses % 256}`;
    await use({ 'CF-Connecting-IP': address });
  },
});

/** Opens a page as somebody who has declined already, so that no banner is in the way. */
export async function openDecided(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.cookieConsent ??= 'declined';
  });
  await page.goto(path);
}

/** Waits until a page has nothing to do. The time limit is for the headless shell, which at times never says so. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));

/** Moves for the first time on a page, and waits for the code that comes with it. */
export async function move(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 300);
  // The last thing that code does.
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
}

/** Looks with axe at what a test has changed; the page around it is looked at by the tests of templates. */
export async function expectAccessible(page: Page, inside: string): Promise<void> {
  expect(await violationsOf(page, everyRule, inside)).toEqual([]);
}

/** The form of the contact page and what belongs to it. */
export function formOf(page: Page, locale: Locale) {
  const { fields, send } = spoken[locale];
  const form = page.locator('form');
  const locators = fieldNames.map((name) => [name, form.getByLabel(fields[name])]);
  return {
    form,
    island: page.locator('island-root[data-island=contact-form]'),
    ...(Object.fromEntries(locators) as Record<ContactField, Locator>),
    send: form.getByRole('button', { name: send }),
  };
}

/** Fills in what the form needs, with a message that no test has sent before. */
export async function fillForm(page: Page, locale: Locale): Promise<void> {
  const form = formOf(page, locale);
  const texts: Partial<Record<string, string>> = {
    email: 'ada@example.nl',
    message: `Wij zoeken een webshop voor kaas. ${crypto.randomUUID()}`,
  };
  for (const { name, required } of formFields) if (required) await form[name].fill(texts[name] ?? 'Ada de Vries');
}
