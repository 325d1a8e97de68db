import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { ContactForm } from '#src/sections/contact-form.tsx';
import { ContactPage } from '#src/templates/contact-page.tsx';
import { contactView } from '#src/views/contact.ts';
import { viewContext } from '#src/views/context.ts';
import { expectInOrder, rendered } from './rendered.tsx';

test.each(locales)('the contact page in %s has form, details, WhatsApp and four questions (R43)', async (locale) => {
  const { identity } = viewContext(locale).site;
  const { hero, form, details, whatsapp, faq } = contactView(locale);
  expect(faq.items.length).toBeGreaterThanOrEqual(4);
  await expectInOrder(<ContactPage locale={locale} />, [
    ...[hero.title, form.submit, details.title, identity.address.street, identity.email],
    ...[whatsapp.title, faq.title, ...faq.items.flatMap(({ question, answer }) => [question, answer])],
  ]);
  expect(details.items.map(({ href }) => href)).toContain(`tel:${identity.phone}`);
});

/** The element of the form that has a name, as HTML. */
const fieldOf = (html: string, name: string): string =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? expect.fail(`no field ${name}`);

test('the form has the fields of R57, and asks for name, email and message alone (R69, R70, A5)', async () => {
  const html = await rendered(<ContactForm form={contactView('nl').form} />);
  const fields = ['form-name', 'name', 'email', 'phone', 'company', 'service', 'message', 'bot-field'];
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
  expect(names.filter((name) => fields.includes(name))).toEqual(fields);
  expect(fields.filter((name) => / required=/.test(fieldOf(html, name)))).toEqual(['name', 'email', 'message']);
  expect(fieldOf(html, 'name')).toContain('type="text"');
  expect(fieldOf(html, 'email')).toContain('type="email"');
  expect(fieldOf(html, 'message')).toMatch(/^<textarea.* rows="4"/);
  expect(fieldOf(html, 'form-name')).toMatch(/type="hidden".*value="contact"/);
  expect(html).toMatch(/<form[^>]* action="\/"/);
});

test('the field for robots is out of sight, of the tab order and of the accessibility tree, and says to leave it empty (R71)', async () => {
  const { form } = contactView('en');
  const html = await rendered(<ContactForm form={form} />);
  expect(html).toMatch(/<div hidden="" [^>]*><label for="bot-field"/);
  expect(fieldOf(html, 'bot-field')).toContain('tabindex="-1"');
  expect(html).toContain(form.bot.hint);
});

test.each(locales)('the select in %s offers the values of R58', (locale) => {
  const { fields } = contactView(locale).form;
  const [none, ...options] = fields.find(({ name }) => name === 'service')?.options ?? [];
  expect(none?.value).toBe('');
  expect(options.map(({ value }) => value)).toEqual(['website', 'webshop', 'marketing', 'ai', 'anders']);
  const about = [/website/i, /web ?shop/i, /marketing/i, /^AI/, /other|anders/i];
  for (const [index, { label }] of options.entries()) expect(label).toMatch(about[index] ?? '');
});

test.each(locales)(
  'what is said after sending has thanks, three steps, the urgent ways and another message, in %s (R61)',
  (locale) => {
    const { sent } = contactView(locale).form;
    expect(sent.steps).toHaveLength(3);
    expect(sent.text).toMatch(/\d/);
    expect(sent.urgent).toContain('WhatsApp');
    expect(sent.again).toMatch(/\p{L}/u);
  },
);
