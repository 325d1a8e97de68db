import { TYPE } from '@formatjs/icu-messageformat-parser';
import { isPluralNounAfter } from '../../language/plural-noun.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { literalText, spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { bothWays, reportDifference } from '../report-difference.ts';

export const pluralFlattened = defineRule({
  code: 'plural/flattened',
  severity: 'warning',
  comparesStructure: true,
  examples: {
    bad: { nl: '{count, plural, one {# bericht} other {# berichten}}', en: '{count} messages' },
    good: { nl: '{count} jaar', en: '{count, plural, one {# year} other {# years}}' },
  },
  pair(pair, context) {
    const { source, target } = pair;
    if (source.plain || target.plain || !(source.branching || target.branching)) return;
    const difference = argumentDifference(pair);
    for (const [message, other] of bothWays(pair)) {
      const counted = difference[other === source ? 'source' : 'target'];
      message.elements.forEach((element, at) => {
        if (element.type !== TYPE.argument && element.type !== TYPE.number) return;
        if (!counted.get(element.value)?.some(({ kind }) => kind === 'plural')) return;
        if (!isPluralNounAfter(literalText(message.elements.slice(at + 1, at + 2)), message.locale)) return;
        reportDifference(pair, context, { message, span: spanOf(element) }, { name: element.value });
      });
    }
  },
});
