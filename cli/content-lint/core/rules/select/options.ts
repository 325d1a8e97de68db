import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../../finding.ts';
import { replaceParts } from '../../fix.ts';
import { nearWord } from '../../language/edit-distance.ts';
import { selectPairs } from '../../messages/branch-pairs.ts';
import { optionSpan } from '../../messages/option-span.ts';
import { parseElements } from '../../messages/parse-message.ts';
import { headOf, walk } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const selectOptions = defineRule({
  code: 'select/options',
  severity: 'error',
  comparesStructure: true,
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
      const otherSpan = headOf(source);
      const [first] = unknown;
      if (first === undefined) {
        if (missing.length === 0) continue;
        reportDifference(pair, context, { span: headOf(target), otherSpan }, { problem: 'missing', name, missing });
        continue;
      }
      const { near, left } = pairedOptions(unknown, missing);
      const span = optionSpan(pair.target.text, first, target.options[first] ?? { value: [] });
      const args = { problem: 'unknown', name, options: unknown, near, missing: left };
      reportDifference(pair, context, { span, otherSpan }, args);
    }
  },
  fix(report) {
    const { problem } = report.args;
    const [options = [], meant = []] = [report.args.options, report.args.near] as (readonly string[] | undefined)[];
    const elements = parseElements(report.text, report.project.syntax);
    if (problem !== 'unknown' || options.length !== meant.length || !Array.isArray(elements)) return undefined;
    const parts: { span: Span; text: string }[] = [];
    walk(elements, (element) => {
      const [first] = options;
      const branch = element.type === TYPE.select ? element.options[first ?? ''] : undefined;
      // A message can have several selects with such an option. The one that was reported has its first unknown option where
      // the finding begins.
      if (
        !branch ||
        element.type !== TYPE.select ||
        optionSpan(report.text, first ?? '', branch).start !== report.span.start
      )
        return;
      options.forEach((option, at) => {
        const branch = element.options[option];
        if (branch) parts.push({ span: optionSpan(report.text, option, branch), text: meant[at] ?? option });
      });
    });
    return replaceParts(report, parts, 'unsafe');
  },
});

/**
 * Pairs the unknown options of a translation with the missing options of the source that they are meant to be. A
 * misspelt one gets the option that differs in a letter or two. If there are as many unknown as missing options, each
 * other one was probably translated and gets the next in order. Gives the meant options in the order of the unknown
 * ones, and the missing options that are left.
 */
function pairedOptions(unknown: readonly string[], missing: readonly string[]): { near: string[]; left: string[] } {
  const meant = new Map<string, string>();
  const left = [...missing];
  const take = (option: string, match: string | undefined): void => {
    if (match === undefined) return;
    meant.set(option, match);
    left.splice(left.indexOf(match), 1);
  };
  for (const option of unknown) take(option, nearWord(option, left));
  if (unknown.length === missing.length) for (const option of unknown) if (!meant.has(option)) take(option, left[0]);
  return { near: unknown.flatMap((option) => meant.get(option) ?? []), left };
}
