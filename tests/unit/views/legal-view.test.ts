import { expect, test } from 'vitest';
import type { Identity } from '#src/domain/identity.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import type { LegalDocument } from '#src/domain/routes.ts';
import { contactFormView } from '#src/views/contact-form.ts';
import { viewContext } from '#src/views/context.ts';
import { legalView } from '#src/views/legal.ts';

test.each(locales)('the policy in %s names the controller by its legal name', (locale) => {
  const [controller] = legalView(locale, 'privacy').sections;
  expect(controller?.paragraphs.join(' ')).toContain(viewContext(locale).site.identity.legalName);
});

test.each(locales)('the policy in %s calls the cookie button what the footer calls it', (locale) => {
  const { layout, sections } = legalView(locale, 'privacy');
  const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(text).toContain(`‘${layout.footer.cookies}’`);
});

test.each(locales)('the cookie banner in %s links to the section of the policy about live chat', (locale) => {
  const { layout, sections } = legalView(locale, 'privacy');
  const [, anchor] = layout.consent.privacy.href.split('#');
  expect(sections.find(({ id }) => id === anchor)?.title).toMatch(/chat/i);
});

test.each(locales)('one section in %s links, and it links to the supervisory authority', (locale) => {
  const linking = legalView(locale, 'privacy').sections.filter(({ link }) => link);
  expect(linking.map(({ link }) => link?.href)).toEqual([
    viewContext(locale).site.identity.supervisoryAuthority[locale],
  ]);
});

/** What a document says while the site is set up in another way. */
function wordsWith(locale: Locale, document: LegalDocument, setUp: Partial<Identity>): string {
  const { identity } = viewContext(locale).site;
  const before = structuredClone(identity);
  Object.assign(identity, setUp);
  try {
    return JSON.stringify(legalView(locale, document).sections);
  } finally {
    for (const name of Object.keys(setUp)) delete identity[name as keyof Identity];
    Object.assign(identity, before);
  }
}

const crisp: Identity['chat'] = { provider: 'crisp', websiteId: 'a-1' };
const none: Identity['chat'] = { provider: 'none' };

test.each<[string, Partial<Identity>, Partial<Identity>, RegExp]>([
  ['Turnstile', { turnstile: { siteKey: '0x4AAA' } }, {}, /Turnstile/],
  ['the webhook', enquiries({ webhook: true }), enquiries({ webhook: false }), /webhook/],
  ['the hash', enquiries({ addressHash: true }), enquiries({ addressHash: false }), /hash/],
  ['the chat of a provider', { chat: crisp }, { chat: none }, /Crisp/],
])('the policy speaks of %s where the site has it, and only there', (_, present, absent, name) => {
  for (const locale of locales) {
    expect(wordsWith(locale, 'privacy', present)).toMatch(name);
    expect(wordsWith(locale, 'privacy', absent)).not.toMatch(name);
  }
});

test.each(locales)('the policy in %s always speaks of cookieConsent and of WhatsApp (A52)', (locale) => {
  for (const chat of [crisp, none]) {
    const words = wordsWith(locale, 'privacy', { chat });
    expect(words).toContain('cookieConsent');
    expect(words).toContain('WhatsApp');
  }
});

test.each(locales)(
  'the form in %s says above its button what becomes of the data, and links to the policy',
  (locale) => {
    const { text, link } = contactFormView(locale).privacy;
    expect(text).toContain(`${viewContext(locale).site.facts.enquiryDays.value}`);
    expect(link.href).toBe(`/${locale}/privacy`);
  },
);

function enquiries(changed: Partial<Identity['enquiries']>): Partial<Identity> {
  return { enquiries: { webhook: false, addressHash: false, ...changed } };
}
