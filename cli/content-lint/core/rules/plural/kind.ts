import { pluralPairs } from '../../messages/branch-pairs.ts';
import { openingSpan } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const pluralKind = defineRule({
  code: 'plural/kind',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: '{rank, selectordinal, other {#e plaats}}', en: '{rank, plural, one {#st place} other {#th place}}' },
    good: {
      nl: '{rank, selectordinal, other {#e}} plaats',
      en: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
    },
  },
  pair(pair, context) {
    for (const { name, source, target } of pluralPairs(pair)) {
      if (source.pluralType === target.pluralType) continue;
      const args = { name, got: wordOf(target.pluralType), wanted: wordOf(source.pluralType) };
      const spans = { span: openingSpan(target, pair.target.text), otherSpan: openingSpan(source, pair.source.text) };
      reportDifference(pair, context, spans, args);
    }
  },
});

function wordOf(type: string | undefined): string {
  return type === 'ordinal' ? 'selectordinal' : 'plural';
}
