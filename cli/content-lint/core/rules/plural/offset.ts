import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../../finding.ts';
import { pluralPairs } from '../../messages/branch-pairs.ts';
import { openingSpan } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** Reports a plural that has another `offset` in the translation than in the source, or has one in only one of them. */
export const pluralOffset = defineRule({
  code: 'plural/offset',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: {
      nl: '{n, plural, offset:1 =1 {Alleen {host}} one {{host} en # gast} other {{host} en # gasten}}',
      en: '{n, plural, =1 {Just {host}} one {{host} and # guest} other {{host} and # guests}}',
    },
    good: {
      nl: '{n, plural, offset:1 =1 {Alleen {host}} one {{host} en # gast} other {{host} en # gasten}}',
      en: '{n, plural, offset:1 =1 {Just {host}} one {{host} and # guest} other {{host} and # guests}}',
    },
  },
  pair(pair, context) {
    for (const { name, source, target } of pluralPairs(pair)) {
      if (source.offset === target.offset) continue;
      const spans = { span: offsetOf(target, pair.target.text), otherSpan: offsetOf(source, pair.source.text) };
      reportDifference(pair, context, spans, { name, got: target.offset, wanted: source.offset });
    }
  },
});

/** The span of `offset:2`, or of the opening of the argument if there is none. */
function offsetOf(element: PluralElement, text: string): Span {
  const head = openingSpan(element, text);
  // What is behind `{n`, for example: `, plural, offset:1`.
  const match = /^\s*,\s*\w+\s*,\s*(offset:\s*\d+)/.exec(text.slice(head.end));
  const [all, offset] = match ?? [];
  return all && offset ? { start: head.end + all.length - offset.length, end: head.end + all.length } : head;
}
