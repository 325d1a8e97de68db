import { unitDifference } from '../../language/units.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const textUnit = defineRule({
  code: 'text/unit',
  severity: 'warning',
  docs: {
    summary: {
      en: 'A number has another unit in the translation.',
      nl: 'Een getal heeft in de vertaling een andere eenheid.',
    },
    why: {
      en: 'The digits are the same, so nobody sees it: an answer within 2 days is not one within 2 weeks.',
      nl: 'De cijfers zijn gelijk, dus niemand ziet het: antwoord binnen 2 dagen is geen antwoord binnen 2 weken.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "reply": "Binnen 2 dagen" }', 'i18n/en.json': '{ "reply": "Within 2 weeks" }' },
    good: {
      'i18n/nl.json': '{ "reply": "Binnen 2 dagen, 24 uur, 5 km" }',
      'i18n/en.json': '{ "reply": "Within 2 days, 24 hours, 5 kilometres" }',
    },
  },
  yieldsTo: [
    'text/digits',
    'message/stale',
    'message/untranslated',
    'message/wrong-language',
    'plural/missing-category',
  ],
  pair(pair, context) {
    const { source, target } = pair;
    const difference = unitDifference(source.text, target.text);
    if (!difference) return;
    const { got, wanted } = difference;
    const spans = {
      span: { start: got.start, end: got.end },
      otherSpan: { start: wanted.start, end: wanted.end },
    };
    const args = { got: target.text.slice(got.start, got.end), wanted: source.text.slice(wanted.start, wanted.end) };
    reportDifference(pair, context, spans, args);
  },
});
