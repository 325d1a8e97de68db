import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const messageNotText = defineRule({
  code: 'message/not-text',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "year": 2025 }', 'i18n/en.json': '{ "year": "2025" }' },
    good: { nl: '2025', en: '2025' },
  },
  project: (context) => reportFileProblems('message/not-text', context),
});
