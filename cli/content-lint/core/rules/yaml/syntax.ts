import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const yamlSyntax = defineRule({
  code: 'yaml/syntax',
  severity: 'error',
  examples: {
    bad: { 'i18n/terms.yaml': 'names:\n  - Casa Elide\n  - [Noorderlicht\n' },
    good: { 'i18n/terms.yaml': 'names:\n  - Casa Elide\n  - Noorderlicht\n' },
  },
  project: (context) => reportFileProblems('yaml/syntax', context),
});
