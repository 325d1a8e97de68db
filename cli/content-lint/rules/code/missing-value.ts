import { valueDifferences } from '../../code-usage/value-difference.ts';
import { defineRule } from '../../rule.ts';

export const codeMissingValue = defineRule({
  code: 'code/missing-value',
  severity: 'error',
  // Where the languages disagree about the arguments, the call cannot be right for both.
  yieldsTo: ['argument/missing', 'argument/renamed', 'argument/unknown', 'tag/missing', 'tag/renamed', 'tag/unknown'],
  docs: {
    summary: {
      en: 'A call does not pass a value that its message needs.',
      nl: 'Een aanroep geeft een waarde niet mee die haar bericht nodig heeft.',
    },
    why: {
      en: 'Formatting fails at run time, and the visitor reads the message with its braces.',
      nl: 'Het opmaken mislukt pas bij de bezoeker, en die leest het bericht met accolades en al.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "cart": { "count": "{count, plural, one {# artikel} other {# artikelen}}" } }',
      'i18n/en.json': '{ "cart": { "count": "{count, plural, one {# item} other {# items}}" } }',
      'src/cart.tsx': 'export const Cart = () => <FormattedMessage id="cart.count" />;\n',
    },
    good: {
      'i18n/nl.json': '{ "cart": { "count": "{count, plural, one {# artikel} other {# artikelen}}" } }',
      'i18n/en.json': '{ "cart": { "count": "{count, plural, one {# item} other {# items}}" } }',
      'src/cart.tsx':
        'export const Cart = ({ count }: Props) => <FormattedMessage id="cart.count" values={{ count }} />;\n',
    },
  },
  project(context) {
    for (const { id, location, missing } of valueDifferences(context)) {
      if (missing.length > 0)
        context.report({ file: location.file, span: location.span }, { id, missing }, { key: id });
    }
  },
});
