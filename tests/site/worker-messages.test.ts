import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { workerMessages } from '#src/ssg/worker-messages.ts';
import { identity, messages, retention } from '#src/worker/generated/messages.ts';

const { site, catalogues } = loadSite();

test('the Worker’s messages are those of the catalogues as they are now', () => {
  const text = workerMessages(site, catalogues);
  for (const [name, value] of Object.entries({ messages, identity, retention })) {
    expect(text).toContain(`export const ${name}`);
    expect(text).toContain(JSON.stringify(value, null, 2));
  }
});

test('they are formatted: only run-time arguments are left open', () => {
  for (const texts of Object.values(messages)) {
    for (const [key, text] of Object.entries(texts)) {
      const open = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
      expect(['reference', 'channel', 'count'], key).toEqual(expect.arrayContaining(open));
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toContain(key);
    }
  }
});

test('the Worker keeps enquiries as long as the facts say, and no build passes without them', () => {
  expect(retention).toEqual({
    enquiryDays: site.facts.enquiryDays?.value,
    addressHours: site.facts.addressHours?.value,
  });
  const wrong = (value: number | string) => ({
    identity: site.identity,
    facts: { ...site.facts, addressHours: { value, source: 'a test of the build' } },
  });
  expect(() => workerMessages(wrong('30'), catalogues)).toThrow(/`addressHours` must be a number/);
  expect(() => workerMessages(wrong(0), catalogues)).toThrow(/above zero/);
});

test('the four texts that are fixed stand in the form', () => {
  expect(messages.nl['contact.form.submitting']).toBe('Verzenden...');
  expect(messages.en['contact.form.submitting']).toBe('Sending...');
  expect(messages.nl['contact.form.failure']).toBe('Er is een fout opgetreden. Probeer het opnieuw.');
  expect(messages.en['contact.form.failure']).toBe('An error occurred. Please try again.');
  expect(messages.en['contact.form.sent.title']).toBe('Message received!');
});
