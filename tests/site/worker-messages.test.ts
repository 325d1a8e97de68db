import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { workerMessages } from '#src/ssg/site-files/worker-messages.ts';
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
      expect(['reference', 'channel', 'count', 'steps'], key).toEqual(expect.arrayContaining(open));
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toContain(key);
    }
  }
});

test('the Worker keeps enquiries as long as the facts say', () => {
  const { enquiryDays, addressHours } = site.facts;
  expect(retention).toEqual({ enquiryDays: enquiryDays.value, addressHours: addressHours.value });
});

test('the four texts that are fixed stand in the form', () => {
  expect(messages.nl['contact.form.submitting']).toBe('Verzenden...');
  expect(messages.en['contact.form.submitting']).toBe('Sending...');
  expect(messages.nl['contact.form.failure']).toBe('Er is een fout opgetreden. Probeer het opnieuw.');
  expect(messages.en['contact.form.failure']).toBe('An error occurred. Please try again.');
  expect(messages.en['contact.form.sent.title']).toBe('Message received!');
});
