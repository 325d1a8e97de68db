import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const messageNotText = defineRule({
  code: 'message/not-text',
  severity: 'error',
  docs: {
    summary: { en: 'A value is a number, true, false or null.', nl: 'Een waarde is een getal, true, false of null.' },
    why: {
      en: 'Only texts are messages. Anything else is skipped by the lookup, and the page shows the key.',
      nl: 'Alleen teksten zijn berichten. Iets anders slaat de lookup over, en de pagina toont de sleutel.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "year": 2025 }', 'i18n/en.json': '{ "year": "2025" }' },
    good: { 'i18n/nl.json': '{ "year": "2025" }', 'i18n/en.json': '{ "year": "2025" }' },
  },
  project: (context) => reportFileProblems('message/not-text', context),
});
