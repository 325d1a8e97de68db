import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { homeView } from '#src/views/home.ts';
import { legalView } from '#src/views/legal.ts';
import { notFoundView } from '#src/views/not-found.ts';
import { serviceView } from '#src/views/service.ts';

test('the header holds about, portfolio, services and approach (R13)', () => {
  expect(homeView('nl').layout.menu.links.map(({ href }) => href)).toEqual([
    ...['/nl/over-ons', '/nl/over-ons/ons-werk', '/nl/diensten', '/nl/werkwijze'],
  ]);
});

test.each(locales)('the footer in %s links to the company, and says who the agency is (R18)', (locale) => {
  const { site } = viewContext(locale);
  const { footer, callToAction } = homeView(locale).layout;
  const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);
  expect(hrefs(footer.company)).toContain(`/${locale}/contact`);
  expect(hrefs(footer.social)).toEqual(site.identity.social.map(({ url }) => url));
  expect(footer.address).toEqual([site.identity.address.street, expect.stringContaining(site.identity.address.city)]);
  expect([footer.phone.href, footer.email.href]).toEqual([
    `tel:${site.identity.phone}`,
    `mailto:${site.identity.email}`,
  ]);
  expect(hrefs(footer.legal)).toContain(`/${locale}/privacy`);
  expect(callToAction.button.href).toBe(`/${locale}/contact`);
});

test('the footer links to the six categories and the five services of R29 (R18, A50)', () => {
  const hrefs = homeView('en').layout.footer.services.map(({ href }) => href);
  expect(hrefs).toEqual([
    ...['/en/services#development', '/en/services#marketing', '/en/services#ai'],
    ...['/en/services#business', '/en/services#branding', '/en/services#print'],
    ...['/en/services/woocommerce', '/en/services/shopify', '/en/services/headless-laravel'],
    ...['/en/services/marketing-automation', '/en/services/maintenance-support'],
  ]);
});

test.each(locales)(
  'every page in %s has the call to action, the contact ways and the question for consent (R10, R19, R75)',
  (locale) => {
    const { site } = viewContext(locale);
    for (const { layout } of [homeView(locale), legalView(locale, 'privacy'), notFoundView(locale, 'notFound')]) {
      expect(layout.callToAction.button.href).toBe(`/${locale}/contact`);
      expect(layout.consent).toMatchObject({ accept: expect.any(String), decline: expect.any(String) });
      expect(layout.contact.call.href).toBe(`tel:${site.identity.phone}`);
      expect(layout.contact.whatsapp.href).toBe(`https://wa.me/${site.identity.whatsapp}`);
      expect(layout.contact.form.href).toBe(`/${locale}/contact`);
    }
  },
);

test.each([
  ['nl', 'Altijd online 24/7', '07:00'],
  ['en', 'Always online 24/7', '07:00'],
] as const)('the contact menu in %s is always online, with the hours at the phone (R15, A8)', (locale, label, from) => {
  const { contact } = homeView(locale).layout;
  expect(contact.alwaysOnline).toBe(label);
  expect(contact.hours).toContain(from);
});

test.each([
  ['nl', 'Livechat, opent WhatsApp', 'Vraag over SEO en vindbaarheid'],
  ['en', 'Live chat, opens WhatsApp', 'Question about SEO and search visibility'],
] as const)(
  'without a provider the chat in %s opens WhatsApp with words that name the page (R15, A52)',
  (locale, label, words) => {
    const { chat, whatsapp } = serviceView(locale, 'seo')?.layout.contact ?? {};
    expect(chat?.label).toBe(label);
    const address = new URL(chat?.href ?? '');
    expect(address.searchParams.get('text')).toBe(words);
    expect(whatsapp?.href).toBe(`${address.origin}${address.pathname}`);
  },
);

test.each(locales)('the twelve common labels are there in %s (R20)', (locale) => {
  const { t } = viewContext(locale);
  const names = [
    ...['readMore', 'contactUs', 'learnMore', 'getStarted', 'backToHome', 'backToServices'],
    ...['requestQuote', 'viewAll', 'loading', 'pageNotFound', 'openMenu', 'closeMenu'],
  ];
  expect(names).toHaveLength(12);
  for (const name of names) expect(t.text(`labels.${name}`)).toMatch(/^(?!labels\.).*\p{L}/u);
});

test('icons are 24 pixels large with a stroke of 2 (R93)', () => {
  const [rule = ''] = readFileSync('src/ui/icon.css', 'utf8').split('}');
  expect(rule).toMatch(/^\.icon \{/);
  for (const declaration of ['width: 24px;', 'height: 24px;', 'stroke-width: 2;']) expect(rule).toContain(declaration);
});
