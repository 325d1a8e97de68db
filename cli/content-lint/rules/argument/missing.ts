import type { Span } from '../../finding.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference, spanOfPart } from '../report-difference.ts';

export const argumentMissing = defineRule({
  code: 'argument/missing',
  severity: 'error',
  comparesStructure: true,
  examples: {
    bad: { nl: 'Dag {name}', en: 'Hello' },
    good: { nl: 'Dag {name}', en: 'Hello {name}' },
  },
  yieldsTo: ['argument/type', 'text/stray-brace', 'text/stray-pound', 'text/placeholder', 'text/unfinished'],
  pair(pair, context) {
    if (pair.source.plain) return;
    const { missing, source } = argumentDifference(pair);
    for (const name of missing) {
      const spans = { span: quotedArgument(pair.target.text, name), otherSpan: source.get(name)?.[0]?.span };
      reportDifference(pair, context, spans, { name, locale: pair.target.locale });
    }
  },
});

/** An argument that is there after all, behind an apostrophe that makes it text. */
function quotedArgument(text: string, name: string): Span | undefined {
  return spanOfPart(text, `'{${name}`);
}
