import { type ShownArgument, variantPairs } from '../../messages/variants.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const argumentFormat = defineRule({
  code: 'argument/format',
  severity: 'warning',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: '{share, number, percent}', en: '{share, number}' },
    // The order of the letters makes no difference: each language has its own.
    good: { nl: '{day, date, ::dMMMM}', en: '{day, date, ::MMMMd}' },
  },
  yieldsTo: ['argument/type', 'format/invalid'],
  pair(pair, context) {
    if (pair.source.isPlainText || pair.target.isPlainText) return;
    if (!hasFormat(pair.source.text) && !hasFormat(pair.target.text)) return;
    const reported = new Set<string>();
    const report = (wrong: ShownArgument, wanted: ShownArgument) => {
      if (reported.has(wrong.name)) return;
      reported.add(wrong.name);
      const args = { name: wrong.name, got: spelled(wrong), wanted: spelled(wanted) };
      reportDifference(pair, context, { span: wrong.span, otherSpan: wanted.span }, args);
    };
    for (const { source, target, selection } of variantPairs(pair)) {
      for (const argument of target.arguments) {
        const others = source.arguments.filter(({ name }) => name === argument.name);
        const [first] = others;
        // What is counted is shown as a number in any case: by `#`, `{n}` or `{n, number}`.
        const isCounted = typeof selection.get(argument.name) === 'number';
        // `styleOf` gives the same for two spellings of one format.
        const isSame = others.some((other) => styleOf(other, isCounted) === styleOf(argument, isCounted));
        // Without a `first` the source lacks the argument, which is another finding.
        if (first && !isSame) report(argument, first);
      }
      // The source may show one value as a date and as a time, `{start, date} {start, time}`, and the translation only
      // as one of the two.
      for (const argument of source.arguments) {
        if (argument.kind !== 'date' && argument.kind !== 'time') continue;
        const others = target.arguments.filter(({ name }) => name === argument.name);
        const [first] = others;
        if (first && others.every(({ kind }) => kind !== argument.kind)) report(first, argument);
      }
    }
  },
});

function styleOf({ kind, format }: ShownArgument, isCounted: boolean): string {
  return isCounted && format === '' ? 'counted' : `${kind} ${format}`;
}

/** `number, percent` for `{share, number, percent}`; empty for `{name}`: the finding then says that it has none. */
function spelled({ kind, format }: ShownArgument): string {
  return kind === 'plain' ? '' : format === '' ? kind : `${kind}, ${format}`;
}

/** Whether a text has a comma inside braces: an argument with a type, such as `{share, number}`. */
function hasFormat(text: string): boolean {
  return /\{\s*[^{},]*,/.test(text);
}
