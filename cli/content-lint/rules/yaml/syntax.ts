import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const yamlSyntax = defineRule({
  code: 'yaml/syntax',
  severity: 'error',
  docs: {
    summary: { en: 'A content file is not valid YAML.', nl: 'Een contentbestand is geen geldige YAML.' },
    why: {
      en: 'The record cannot be read, so its page cannot be built. The other files are checked all the same.',
      nl: 'Het record is niet te lezen, dus zijn pagina is niet te bouwen. De andere bestanden worden toch gecontroleerd.',
    },
  },
  examples: {
    bad: { 'content/technologies.yaml': '- React\n- [Laravel\n- PHP\n' },
    good: { 'content/technologies.yaml': '- React\n- Laravel\n- PHP\n- MySQL\n- Shopify\n- Figma\n' },
  },
  project: (context) => reportFileProblems('yaml/syntax', context),
});
