import { argumentDifference } from '../../messages/argument-difference.ts';
import { sign } from '../../messages/text-features.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const argumentUnknown = defineRule({
  code: 'argument/unknown',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: {
      en: 'A translation uses an argument that the source does not have.',
      nl: 'Een vertaling gebruikt een argument dat de bron niet heeft.',
    },
    why: {
      en: 'Nobody passes a value for it, so formatting fails and the page shows the raw text.',
      nl: 'Niemand geeft er een waarde voor, dus het formatteren mislukt en de pagina toont de ruwe tekst.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {name} from {city}" }' },
    good: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {name}" }' },
  },
  pair(pair, context) {
    if (pair.target.plain) return;
    const { unknown, target } = argumentDifference(pair);
    for (const name of unknown) reportDifference(pair, context, { span: target.get(name)?.[0]?.span }, { name });
  },
});
