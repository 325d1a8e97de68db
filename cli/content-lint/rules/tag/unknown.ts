import { openingTag, tagDifference } from '../../messages/tag-difference.ts';
import { sign } from '../../messages/text-features.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const tagUnknown = defineRule({
  code: 'tag/unknown',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: {
      en: 'A translation has a tag that the source does not have.',
      nl: 'Een vertaling heeft een tag die de bron niet heeft.',
    },
    why: {
      en: 'Nothing is passed for it, so formatting fails and the page shows the raw text.',
      nl: 'Er wordt niets voor meegegeven, dus het formatteren mislukt en de pagina toont de ruwe tekst.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "more": "Lees verder" }', 'i18n/en.json': '{ "more": "<b>Read</b> on" }' },
    good: { 'i18n/nl.json': '{ "more": "<b>Lees</b> verder" }', 'i18n/en.json': '{ "more": "<b>Read</b> on" }' },
  },
  pair(pair, context) {
    for (const { name, span } of tagDifference(pair).unknown) {
      reportDifference(pair, context, { span: openingTag(span.start, name) }, { name });
    }
  },
});
