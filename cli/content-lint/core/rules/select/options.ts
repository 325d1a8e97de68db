import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../../finding.ts';
import { replaceParts } from '../../fix.ts';
import { nearWord } from '../../language/edit-distance.ts';
import { selectPairs } from '../../messages/branch-pairs.ts';
import { optionSpan } from '../../messages/option-span.ts';
import { parseElements } from '../../messages/parse-message.ts';
import { openingSpan, walk } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const selectOptions = defineRule({
  code: 'select/options',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: {
      nl: '{gender, select, male {Zijn} female {Haar} other {Hun}} team',
      en: '{gender, select, man {His} female {Her} other {Their}} team',
    },
    good: {
      nl: '{gender, select, male {Zijn} female {Haar} other {Hun}} team',
      en: '{gender, select, female {Her} male {His} other {Their}} team',
    },
  },
  pair(pair, context) {
    for (const { name, source, target } of selectPairs(pair)) {
      const missing = Object.keys(source.options).filter((option) => !target.options[option]);
      const unknown = Object.keys(target.options).filter((option) => !source.options[option]);
      const sourceSpan = openingSpan(source, pair.source.text);
      const [first] = unknown;
      if (first === undefined) {
        if (missing.length === 0) continue;
        const spans = { span: openingSpan(target, pair.target.text), otherSpan: sourceSpan };
        reportDifference(pair, context, spans, { problem: 'missing', name, missing });
        continue;
      }
      const { meant, unpaired } = pairedOptions(unknown, missing);
      const branch = target.options[first];
      const span = branch && optionSpan(pair.target.text, first, branch);
      const args = { problem: 'unknown', name, options: unknown, near: meant, missing: unpaired };
      reportDifference(pair, context, { span, otherSpan: sourceSpan }, args);
    }
  },
  fix(report) {
    const { problem } = report.args;
    const [options = [], meant = []] = [report.args.options, report.args.near] as (readonly string[] | undefined)[];
    const [first] = options;
    const elements = parseElements(report.text, report.project.syntax);
    // Only if it is clear for every unknown option which one was meant.
    if (problem !== 'unknown' || options.length !== meant.length || !Array.isArray(elements)) return undefined;
    const replacements: { span: Span; text: string }[] = [];
    walk(elements, (element) => {
      if (element.type !== TYPE.select || first === undefined) return;
      // A message can have several selects with such an option. Fix the one that was reported: its first unknown option
      // is where the finding begins.
      const reported = element.options[first];
      if (!reported || optionSpan(report.text, first, reported).start !== report.span.start) return;
      options.forEach((option, at) => {
        const branch = element.options[option];
        if (branch) replacements.push({ span: optionSpan(report.text, option, branch), text: meant[at] ?? option });
      });
    });
    return replaceParts(report, replacements, 'unsafe');
  },
});

/**
 * Pairs the unknown options of a translation with the missing options of the source that they are meant to be. A
 * misspelt one gets the option that differs in a letter or two. If there are as many unknown as missing options, each
 * other one was probably translated and gets the next in order. Gives the meant options in the order of the unknown
 * ones, and the missing options that no unknown one is paired with.
 */
function pairedOptions(
  unknown: readonly string[],
  missing: readonly string[],
): { meant: string[]; unpaired: string[] } {
  const meantBy = new Map<string, string>();
  const unpaired = [...missing];
  const take = (option: string, match: string | undefined): void => {
    if (match === undefined) return;
    meantBy.set(option, match);
    unpaired.splice(unpaired.indexOf(match), 1);
  };
  for (const option of unknown) take(option, nearWord(option, unpaired));
  if (unknown.length === missing.length) {
    for (const option of unknown) if (!meantBy.has(option)) take(option, unpaired[0]);
  }
  return { meant: unknown.flatMap((option) => meantBy.get(option) ?? []), unpaired };
}
