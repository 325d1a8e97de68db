import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const yamlDuplicateKey = defineRule({
  code: 'yaml/duplicate-key',
  severity: 'error',
  docs: {
    summary: { en: 'A field stands twice in a content file.', nl: 'Een veld staat twee keer in een contentbestand.' },
    why: {
      en: 'One of the two values is lost, and which one depends on the parser.',
      nl: 'Een van de twee waarden gaat verloren, en welke hangt van de parser af.',
    },
  },
  examples: {
    bad: {
      'content/facts.yaml':
        'years: { value: 15, source: "Own history." }\nyears: { value: 16, source: "Own history." }\n',
    },
    good: { 'content/facts.yaml': 'years: { value: 15, source: "Own history." }\n' },
  },
  project: (context) => reportFileProblems('yaml/duplicate-key', context),
});
