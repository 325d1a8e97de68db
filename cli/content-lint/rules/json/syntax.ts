import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const jsonSyntax = defineRule({
  code: 'json/syntax',
  severity: 'error',
  docs: {
    summary: { en: 'A catalogue is not valid JSON.', nl: 'Een catalogus is geen geldige JSON.' },
    why: {
      en: 'The build cannot read the file, so every text in it falls back or disappears. The rest of the project is checked all the same.',
      nl: 'De build kan het bestand niet lezen, dus elke tekst erin valt terug of verdwijnt. De rest van het project wordt toch gecontroleerd.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{\n  "yes": "Ja"\n  "no": "Nee"\n}', 'i18n/en.json': '{ "yes": "Yes", "no": "No" }' },
    good: { 'i18n/nl.json': '{\n  "yes": "Ja",\n  "no": "Nee"\n}', 'i18n/en.json': '{ "yes": "Yes", "no": "No" }' },
  },
  project: (context) => reportFileProblems('json/syntax', context),
});
