import { describe, expect, test } from 'vitest';
import { formFields } from '#src/domain/contact-form.ts';
import { locales } from '#src/domain/locale.ts';
import { createValidator } from '#src/islands/create-validator.ts';
import { contactFormView } from '#src/views/contact-form.ts';

function filled(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const { name, required } of formFields) form.set(name, required ? 'Hallo' : '');
  for (const [name, value] of Object.entries({ email: 'ada@example.nl', ...fields })) form.set(name, value);
  return form;
}

describe.each(locales)('the validator of the form in %s', (locale) => {
  const view = contactFormView(locale);
  const validator = createValidator(view);

  test('finds nothing in what the Worker takes', () => {
    expect(validator.validate(filled({ phone: '085 123 45 67', service: 'ai' }))).toEqual({});
  });

  test('takes a phone number as somebody writes it', () => {
    for (const phone of ['06 12 34 56 78 (na 17:00)', '085 123 45 67 of 06 12 34 56 78', '-'])
      expect(validator.validate(filled({ phone }))).toEqual({});
  });

  test('counts the line of a package, alone, as no message', () => {
    const line = view.packages.basic;
    expect(line).toContain('Basic');
    expect(Object.keys(validator.validate(filled({ message: `${line}\n` })))).toEqual(['message']);
    expect(validator.validate(filled({ message: `${line}\nHallo` }))).toEqual({});
  });

  test('has a line without a full stop for each reason to refuse, and no gap in it', () => {
    const found = validator.validate(filled({ name: ' ', email: 'ada@', phone: '1'.repeat(101), message: '' }));
    expect(Object.keys(found)).toEqual(['name', 'email', 'phone', 'message']);
    for (const key of Object.values(found)) expect(view.errors[key]).toMatch(/^\p{Lu}.*[^.]$/u);
    for (const text of Object.values(view.errors)) expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('counts with the words of the language, one and many', () => {
    const [one, many] = [validator.countText('summary', 1), validator.countText('summary', 3)];
    expect(one).toContain('1');
    expect(many).toContain('3');
    expect(many.replace('3', '1')).not.toBe(one);
  });

  test('says how much still fits once the message is nearly full, and by how much it is too long', () => {
    expect(validator.lengthNote('a'.repeat(4499))).toBeUndefined();
    expect(validator.lengthNote('a'.repeat(4500))).toContain('500');
    // A line break counts once and a character outside the basic plane too, as the Worker counts them.
    expect(validator.lengthNote(`${'🙂'.repeat(4000)}\r\n${'a'.repeat(998)}`)).toContain('1');
    expect(validator.lengthNote('a'.repeat(6001))).toContain(locale === 'nl' ? '1.001' : '1,001');
  });
});
