import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const jsonSyntax = defineRule({
  code: 'json/syntax',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{\n  "yes": "Ja"\n  "no": "Nee"\n}', 'i18n/en.json': '{ "yes": "Yes", "no": "No" }' },
    good: { 'i18n/nl.json': '{\n  "yes": "Ja",\n  "no": "Nee"\n}', 'i18n/en.json': '{ "yes": "Yes", "no": "No" }' },
  },
  project: (context) => reportFileProblems('json/syntax', context),
});
