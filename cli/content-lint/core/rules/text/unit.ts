import { unitDifference } from '../../language/units.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const textUnit = defineRule({
  code: 'text/unit',
  severity: 'warning',
  examples: {
    bad: { nl: 'Binnen 2 dagen', en: 'Within 2 weeks' },
    good: { nl: 'Binnen 2 dagen, 24 uur, 5 km', en: 'Within 2 days, 24 hours, 5 kilometres' },
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
