import { reportMatches } from '#src/checker/report-matches.ts';
import { defineRule } from '#src/checker/rule.ts';
import { sign } from '#src/checker/signs.ts';
import { unquoted } from '#src/checker/unquoted.ts';

const units =
  'uur|uren|minuten|minuut|seconden|weken|week|dagen|dag|maanden|maand|jaar|euro|procent|hours?|minutes?|seconds?|weeks?|days?|months?|years?|km|cm|mm|kg|g|kB|MB|GB|TB|px|m²|%';

/** What is wrong, and the expression that finds it. */
const problems: readonly [problem: string, signs: number, expression: RegExp][] = [
  // An apostrophe before a brace or bracket is ICU syntax: those are blanked out before.
  ['apostrophe', sign.quote, /'/g],
  ['quote', sign.quote, /["“”„«»]/g],
  ['currency', sign.currency, /(?:€|EUR|\$|£)[\s\u00A0]?(?=[\d{])|(?<=[\d}])[\s\u00A0]?(?:€|EUR\b)/g],
  ['unit', sign.digit | sign.brace | sign.pound, new RegExp(`(?<=[\\d}#]) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')],
  ['dash', sign.dash, /(?<=\S)[ \u00A0][–—-][ \u00A0](?=\S)|(?<=\p{L})—(?=\p{L})/gu],
  ['exclamation', sign.exclamation, /!/g],
];

export const textTypography = defineRule({
  code: 'text/typography',
  severity: 'warning',
  house: true,
  docs: {
    summary: {
      en: 'A text departs from the typography of the house.',
      nl: 'Een tekst wijkt af van de typografie van het huis.',
    },
    why: {
      en: 'Curly apostrophes, quotes as ‘…’, a no-break space between a number and its unit, amounts through a format, no dashes between clauses, no exclamation marks.',
      nl: 'Kromme apostroffen, aanhalingstekens als ‘…’, een harde spatie tussen getal en eenheid, bedragen via een opmaak, geen streepjes tussen zinsdelen, geen uitroeptekens.',
    },
  },
  examples: {
    bad: {
      'content/reviews.yaml': 'stars: 5\navatars: []\n',
      'i18n/nl.json': `{ "photo": "Foto's binnen {hours, number} uur" }`,
      'i18n/en.json': `{ "photo": "Photos within {hours, number}\\u00a0hours" }`,
    },
    good: {
      'content/reviews.yaml': 'stars: 5\navatars: []\n',
      'i18n/nl.json': `{ "photo": "Foto’s binnen {hours, number}\\u00a0uur, vanaf {price, number, euro}" }`,
      'i18n/en.json': `{ "photo": "Photos within {hours, number}\\u00a0hours, from {price, number, euro}" }`,
    },
  },
  message(message, context) {
    const text = message.plain ? message.text : unquoted(message.text);
    for (const [problem, signs, expression] of problems) {
      if ((message.signs & signs) !== 0)
        reportMatches({ ...message, text }, context, expression, ([got]) => ({ problem, got }));
    }
  },
});
