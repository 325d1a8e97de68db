import { TYPE } from '@formatjs/icu-messageformat-parser';
import { isPluralNounAfter } from '../../language/plural-noun.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { literalText, spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { bothWays, reportDifference } from '../report-difference.ts';

/** The id of a message for several things, `filesPlural`, `files_other`: for one thing the code has another message. */
const namedPlural = /(?:[a-z](?:Plural|Multiple)|[._-](?:plural|many|other|multiple))$/;

/** Reports a plural noun behind a plain argument, `{count} messages`, if the other language has a plural for it. */
export const pluralFlattened = defineRule({
  code: 'plural/flattened',
  severity: 'warning',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: '{count, plural, one {# bericht} other {# berichten}}', en: '{count} messages' },
    good: { nl: '{count} jaar', en: '{count, plural, one {# year} other {# years}}' },
  },
  pair(pair, context) {
    const { source, target } = pair;
    if (source.isPlainText || target.isPlainText || !(source.mayHavePluralOrSelect || target.mayHavePluralOrSelect))
      return;
    if (namedPlural.test(pair.key)) return;
    const difference = argumentDifference(pair);
    // Once for the translation and once for the source: `other` is the other one of the two.
    for (const [message, other] of bothWays(pair)) {
      const counted = other === source ? difference.sourceArguments : difference.targetArguments;
      message.elements.forEach((element, at) => {
        if (element.type !== TYPE.argument && element.type !== TYPE.number) return;
        if (!counted.get(element.value)?.some(({ kind }) => kind === 'plural')) return;
        if (isPeriod(literalText(message.elements.slice(0, at)))) return;
        const behind = literalText(message.elements.slice(at + 1, at + 2));
        if (!isPluralNounAfter(behind, message.locale)) return;
        // The source has both forms in one, `item(s)`, and a translation may do better.
        if (message === source && /\p{L}\(\p{L}+\)/u.test(behind)) return;
        reportDifference(pair, context, { message, span: spanOf(element) }, { name: element.value });
      });
    }
  },
});

/** Whether a text ends in a word such as `last`. Behind it a number is more than one: for one there is `last hour`. */
function isPeriod(before: string): boolean {
  return /(?<!\p{L})(?:last|past|previous|next|first|laatste|afgelopen|vorige|komende|volgende|eerste)\s$/iu.test(
    before,
  );
}
