import { TYPE } from '@formatjs/icu-messageformat-parser';
import { isPluralNounAfter } from '../../language/plural-noun.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { literalText, spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { bothWays, reportDifference } from '../report-difference.ts';

export const pluralFlattened = defineRule({
  code: 'plural/flattened',
  severity: 'warning',
  docs: {
    summary: {
      en: 'A plural became a fixed text with a plural noun.',
      nl: 'Een meervoud werd een vaste tekst met een zelfstandig naamwoord in het meervoud.',
    },
    why: {
      en: 'A text such as “{count} messages” is wrong for 1. A text that fits every number, such as “{count} jaar”, is fine.',
      nl: 'Een tekst als “{count} berichten” is fout bij 1. Een tekst die bij elk getal past, zoals “{count} jaar”, mag.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "mail": "{count, plural, one {# bericht} other {# berichten}}" }',
      'i18n/en.json': '{ "mail": "{count} messages" }',
    },
    good: {
      'i18n/nl.json': '{ "years": "{count} jaar" }',
      'i18n/en.json': '{ "years": "{count, plural, one {# year} other {# years}}" }',
    },
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
