import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { contactFormView } from '#src/views/contact-form.ts';
import { viewContext } from '#src/views/context.ts';
import { privacyView } from '#src/views/privacy.ts';

test.each(locales)('the policy in %s names the controller by its legal name', (locale) => {
  const [controller] = privacyView(locale).sections;
  expect(controller?.paragraphs.join(' ')).toContain(viewContext(locale).site.identity.legalName);
});

test.each(locales)('the policy in %s calls the cookie button what the footer calls it', (locale) => {
  const { layout, sections } = privacyView(locale);
  const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(text).toContain(`‘${layout.footer.cookies}’`);
});

test.each(locales)('one section in %s links, and it links to the supervisory authority', (locale) => {
  const linking = privacyView(locale).sections.filter(({ link }) => link);
  expect(linking.map(({ link }) => link?.href)).toEqual([
    viewContext(locale).site.identity.supervisoryAuthority[locale],
  ]);
});

test.each(locales)('the policy in %s names Turnstile where the site has it, and only there', (locale) => {
  const { identity } = viewContext(locale).site;
  const text = () => JSON.stringify(privacyView(locale).sections);
  expect(text()).not.toContain('Turnstile');
  identity.turnstile = { siteKey: '0x4AAA' };
  try {
    expect(text()).toContain('Turnstile');
    expect(contactFormView(locale).turnstileKey).toBe('0x4AAA');
  } finally {
    delete identity.turnstile;
  }
  expect(contactFormView(locale)).not.toHaveProperty('turnstileKey');
});
