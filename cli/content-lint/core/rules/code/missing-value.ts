import { passedNames, valueDifferences } from '../../requests/value-difference.ts';
import { defineRule } from '../../rule.ts';

export const codeMissingValue = defineRule({
  code: 'code/missing-value',
  severity: 'error',
  // If the languages disagree about the arguments, the call cannot be right for both.
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
    const differences = valueDifferences(context).filter(({ missing }) => missing.length > 0);
    const passed = passedNames(context.project);
    const byName = Map.groupBy(
      differences.flatMap(({ id, location, missing }) => missing.map((name) => ({ name, id, location }))),
      ({ name }) => name,
    );
    // What several messages need and nothing passes is one mistake: mostly a value that all of them used to get.
    const lost = new Map(
      [...byName].filter(([name, all]) => new Set(all.map(({ id }) => id)).size > 1 && !passed.has(name)),
    );
    // `problem` chooses the sentence of the finding (`reports/texts/en.json`).
    for (const { id, location, missing } of differences) {
      const missingHere = missing.filter((name) => !lost.has(name));
      if (missingHere.length === 0) continue;
      context.report(
        { file: location.file, span: location.span },
        { problem: 'call', id, missing: missingHere },
        { key: id },
      );
    }
    for (const [name, lacking] of lost) {
      const [first] = lacking;
      if (!first) continue;
      const { file, span } = first.location;
      const ids = [...new Set(lacking.map(({ id }) => id))];
      const args = { problem: 'nowhere', missing: [name], count: ids.length, ids };
      context.report({ file, span }, args, { key: first.id });
    }
  },
});
