import type { Span } from '../../finding.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import type { ParsedMessage } from '../../messages/message.ts';
import { countNeedsNoName, type Syntax } from '../../messages/syntax.ts';
import { type SelectedBranch, type Variant, variantPairs } from '../../messages/variants.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const argumentLostInBranch = defineRule({
  code: 'argument/lost-in-branch',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: {
      nl: '{count, plural, one {# ding voor {name}} other {# dingen voor {name}}}',
      en: '{count, plural, one {# thing} other {# things for {name}}}',
    },
    good: {
      nl: '{count, plural, one {Eén ding} other {# dingen}} voor {name}',
      en: '{count, plural, =1 {A thing for {name}} other {{count} things for {name}}}',
    },
  },
  yieldsTo: ['argument/type', 'argument/unknown', 'text/stray-pound', 'message/empty-branch'],
  pair(pair, context) {
    if (!pair.source.mayHavePluralOrSelect && !pair.target.mayHavePluralOrSelect) return;
    const { sourceArguments, targetArguments } = argumentDifference(pair);
    const reported = new Set<string>();
    const pairs = variantPairs(pair);
    for (const variants of pairs) {
      report(pair.target, lost(variants.source, variants.target, context.project.syntax));
      report(pair.source, lost(variants.target, variants.source, context.project.syntax));
    }

    function report(message: ParsedMessage, losses: readonly Loss[]): void {
      const { locale } = message;
      for (const { name, branch, shown } of losses) {
        // An argument that is lost from the message as a whole is another finding.
        if (!branch || !sourceArguments.has(name) || !targetArguments.has(name)) continue;
        const loss = `${locale} ${name} ${branch.span.start}`;
        if (reported.has(loss)) continue;
        const otherVariants = pairs.map((variants) => (message === pair.target ? variants.source : variants.target));
        if (otherVariants.some((variant) => isWithoutToo(variant, branch, name))) continue;
        reported.add(loss);
        const args = { name, locale, option: branch.option };
        reportDifference(pair, context, { message, span: branch.span, otherSpan: shown }, args);
      }
    }
  },
});

/**
 * Whether a variant of the other message is in the branch of the same name and lacks the argument too. For 0 a French
 * `one` is compared with an English `other`: what that `one` leaves out is not lost if the English `one` leaves it out too.
 */
function isWithoutToo(variant: Variant, { name, option }: SelectedBranch, argument: string): boolean {
  const last = variant.branches.at(-1);
  return last?.name === name && last.option === option && !variant.arguments.some((shown) => shown.name === argument);
}

interface Loss {
  name: string;
  /** The branch without it; undefined if the message has no branches. */
  branch: SelectedBranch | undefined;
  /** Where the other message shows it. */
  shown: Span;
}

/** The arguments that one variant shows and the other, for the same selection, does not. */
function lost(showing: Variant, lacking: Variant, syntax: Syntax): Loss[] {
  const shownNames = new Set(lacking.arguments.map(({ name }) => name));
  return (
    showing.arguments
      .filter(({ name }) => !shownNames.has(name))
      // A branch for a single number need not show it, also not by a name such as `formattedCount` for `count`.
      .filter(({ name }) => !lacking.branches.some((branch) => branch.isForOneNumber && isNumberOf(branch.name, name)))
      // In vue-i18n the number may be shown by another name than in the source.
      .filter(
        ({ name }) => !countNeedsNoName(syntax) || !lacking.arguments.some((other) => isNumberOf(name, other.name)),
      )
      .map(({ name, span }) => ({ name, branch: lacking.branches.at(-1), shown: span }))
  );
}

/** Whether an argument is the number that selects a branch, or is named after it; vue-i18n calls it `{n}` or `{0}`. */
function isNumberOf(selecting: string, name: string): boolean {
  return name === selecting || (selecting === 'count' && /count$|^[n0]$/i.test(name));
}
