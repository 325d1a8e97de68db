import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const yamlSyntax = defineRule({
  code: 'yaml/syntax',
  severity: 'error',
  examples: {
    bad: { 'content/technologies.yaml': '- React\n- [Laravel\n- PHP\n' },
    good: { 'content/technologies.yaml': '- React\n- Laravel\n- PHP\n- MySQL\n- Shopify\n- Figma\n' },
  },
  project: (context) => reportFileProblems('yaml/syntax', context),
});
