import { reportFileProblems } from '#src/checker/file-problems.ts';
import { defineRule } from '#src/checker/rule.ts';

export const jsonDuplicateKey = defineRule({
  code: 'json/duplicate-key',
  severity: 'error',
  docs: {
    summary: { en: 'A key stands twice in a catalogue.', nl: 'Een sleutel staat twee keer in een catalogus.' },
    why: {
      en: 'JSON keeps the last one and drops the first without a word; whoever edits the first wonders why nothing changes.',
      nl: 'JSON houdt de laatste en laat de eerste stil vallen; wie de eerste bewerkt, ziet niets veranderen.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "send": "Verstuur", "send": "Verzenden" }', 'i18n/en.json': '{ "send": "Send" }' },
    good: { 'i18n/nl.json': '{ "send": "Verzenden" }', 'i18n/en.json': '{ "send": "Send" }' },
  },
  project: (context) => reportFileProblems('json/duplicate-key', context),
});
