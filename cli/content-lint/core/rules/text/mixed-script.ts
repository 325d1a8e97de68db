import { defineRule } from '../../rule.ts';
import { reportOnce } from '../report-matches.ts';

const lookalike =
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A]+|(?<![\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A])[\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A]+(?=\p{Script=Latin})/gu;

export const textMixedScript = defineRule({
  code: 'text/mixed-script',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "contact": "\\u0421ontact" }', 'i18n/en.json': '{ "contact": "Contact us" }' },
    good: { nl: 'Contact, α-versie', en: 'Contact us, α version' },
  },
  needs: /[^\0-\u036f\u2010-\u2027€]/,
  message(message, context) {
    reportOnce(message, context, lookalike);
  },
});
