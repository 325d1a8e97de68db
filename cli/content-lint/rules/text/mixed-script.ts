import { defineRule } from '../../rule.ts';
import { reportOnce } from '../report-matches.ts';

const lookalike =
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A]+|[\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A]+(?=\p{Script=Latin})/gu;

export const textMixedScript = defineRule({
  code: 'text/mixed-script',
  severity: 'error',
  docs: {
    summary: {
      en: 'A word mixes Latin letters with look-alikes.',
      nl: 'Een woord mengt Latijnse letters met dubbelgangers.',
    },
    why: {
      en: 'A Cyrillic “а” looks like a Latin one, but no search finds the word and no screen reader says it right.',
      nl: 'Een Cyrillische “а” lijkt op een Latijnse, maar geen zoekmachine vindt het woord en geen schermlezer spreekt het goed uit.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "contact": "\\u0421ontact" }', 'i18n/en.json': '{ "contact": "Contact us" }' },
    good: {
      'i18n/nl.json': '{ "contact": "Contact, α-versie" }',
      'i18n/en.json': '{ "contact": "Contact us, α version" }',
    },
  },
  message(message, context) {
    reportOnce(message, context, lookalike);
  },
});
