import { keyDifferences } from '../../project/key-difference.ts';
import { defineRule } from '../../rule.ts';

export const messageShape = defineRule({
  code: 'message/shape',
  severity: 'error',
  docs: {
    summary: {
      en: 'A key is a text in one language and a group in the other.',
      nl: 'Een sleutel is in de ene taal een tekst en in de andere een groep.',
    },
    why: {
      en: 'Whoever asks for the text gets nothing in the other language, and whoever asks for its parts nothing in this one.',
      nl: 'Wie om de tekst vraagt, krijgt in de andere taal niets, en wie om de delen vraagt in deze niet.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "hours": "Van 9 tot 17" }', 'i18n/en.json': '{ "hours": { "from": "9", "to": "17" } }' },
    good: {
      'i18n/nl.json': '{ "hours": { "from": "9", "to": "17" } }',
      'i18n/en.json': '{ "hours": { "from": "9", "to": "17" } }',
    },
  },
  project(context) {
    const { source } = context.project;
    for (const { catalogue, shapes } of keyDifferences(context)) {
      const { locale } = catalogue;
      for (const { key, textIn } of shapes) {
        const related = [{ locale: source, key, on: 'key' } as const];
        context.report(
          { locale, key, on: 'key' },
          { key, locale: textIn === source ? locale : source, otherLocale: textIn },
          { related },
        );
      }
    }
  },
});
