import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { workerWords } from '#src/ssg/worker-words.ts';
import { identity, keeping, words } from '#src/worker/generated/words.ts';

const { site, catalogues } = loadSite();

test('the Worker’s words are those of the catalogues as they are now', () => {
  const text = workerWords(site, catalogues);
  for (const [name, value] of Object.entries({ words, identity, keeping })) {
    expect(text).toContain(`export const ${name}`);
    expect(text).toContain(JSON.stringify(value, null, 2));
  }
});

test('they are finished: only what is known when the Worker speaks is left open', () => {
  for (const spoken of Object.values(words)) {
    for (const [key, text] of Object.entries(spoken)) {
      const open = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
      expect(['reference', 'channel', 'count'], key).toEqual(expect.arrayContaining(open));
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toContain(key);
    }
  }
});

test('the Worker keeps enquiries as long as the facts say, and no build passes without them', () => {
  expect(keeping).toEqual({
    enquiryDays: site.facts.enquiryDays?.value,
    spamDays: site.facts.spamDays?.value,
    addressHours: site.facts.addressHours?.value,
  });
  const wrong = (value: number | string) => ({
    identity: site.identity,
    facts: { ...site.facts, spamDays: { value, source: 'a test of the build' } },
  });
  expect(() => workerWords(wrong('30'), catalogues)).toThrow(/`spamDays` must be a number/);
  expect(() => workerWords(wrong(0), catalogues)).toThrow(/above zero/);
});

test('the four texts that are fixed stand in the form', () => {
  expect(words.nl['contact.form.submitting']).toBe('Verzenden...');
  expect(words.en['contact.form.submitting']).toBe('Sending...');
  expect(words.nl['contact.form.failure']).toBe('Er is een fout opgetreden. Probeer het opnieuw.');
  expect(words.en['contact.form.failure']).toBe('An error occurred. Please try again.');
  expect(words.en['contact.form.sent.title']).toBe('Message received!');
});
