import { valueDifferences } from '../../code-usage/value-difference.ts';
import { defineRule } from '../../rule.ts';

export const codeMissingValue = defineRule({
  code: 'code/missing-value',
  severity: 'error',
  // Where the languages disagree about the arguments, the call cannot be right for both.
  yieldsTo: ['argument/missing', 'argument/renamed', 'argument/unknown', 'tag/missing', 'tag/renamed', 'tag/unknown'],
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
