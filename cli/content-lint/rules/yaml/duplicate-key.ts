import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const yamlDuplicateKey = defineRule({
  code: 'yaml/duplicate-key',
  severity: 'error',
  examples: {
    bad: {
      'content/facts.yaml':
        'years: { value: 15, source: "Own history." }\nyears: { value: 16, source: "Own history." }\n',
    },
    good: { 'content/facts.yaml': 'years: { value: 15, source: "Own history." }\n' },
  },
  project: (context) => reportFileProblems('yaml/duplicate-key', context),
});
