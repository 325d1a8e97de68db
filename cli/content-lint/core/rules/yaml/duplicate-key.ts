import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const yamlDuplicateKey = defineRule({
  code: 'yaml/duplicate-key',
  severity: 'error',
  examples: {
    bad: { 'i18n/terms.yaml': 'names: [Casa Elide]\nnames: [Noorderlicht]\n' },
    good: { 'i18n/terms.yaml': 'names: [Casa Elide, Noorderlicht]\n' },
  },
  project: (context) => reportFileProblems('yaml/duplicate-key', context),
});
