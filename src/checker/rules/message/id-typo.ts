import { keyDifferences } from '#src/checker/key-difference.ts';
import { defineRule } from '#src/checker/rule.ts';

export const messageIdTypo = defineRule({
  code: 'message/id-typo',
  severity: 'error',
  docs: {
    summary: { en: 'A translation has its id nearly right.', nl: 'Een vertaling heeft haar id bijna goed.' },
    why: {
      en: 'The text is there, under a name that nobody asks for: for the visitor it is missing.',
      nl: 'De tekst is er, onder een naam waar niemand om vraagt: voor de bezoeker ontbreekt zij.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "contact.title": "Neem contact op" }',
      'i18n/en.json': '{ "contact.tilte": "Get in touch" }',
    },
    good: {
      'i18n/nl.json': '{ "contact.title": "Neem contact op" }',
      'i18n/en.json': '{ "contact.title": "Get in touch" }',
    },
  },
  project(context) {
    const { source } = context.project;
    for (const { catalogue, misspelt } of keyDifferences(context)) {
      const { locale } = catalogue;
      for (const { key, got } of misspelt) {
        const related = [{ locale: source, key, on: 'key' } as const];
        context.report({ locale, key: got, on: 'key' }, { got, near: key }, { key, related });
      }
    }
  },
});
