import { defineRule } from '../../rule.ts';

export const icuSyntax = defineRule({
  code: 'icu/syntax',
  severity: 'error',
  docs: {
    summary: { en: 'A message is not valid ICU MessageFormat.', nl: 'Een bericht is geen geldig ICU MessageFormat.' },
    why: {
      en: 'At run time the message cannot be formatted, and the page shows its raw text with the braces.',
      nl: 'Bij het draaien is het bericht niet te formatteren, en de pagina toont de ruwe tekst met accolades.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {name" }' },
    good: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {name}" }' },
  },
  message({ key, locale, problem }, context) {
    if (problem) context.report({ locale, key, span: problem.span }, { kind: problem.kind, got: problem.got });
  },
});
