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
      // As many new ones as lost ones: they were translated, one by one.
      const isTranslated = missing.length === unknown.length;
      const near = unknown.flatMap((option) => {
        const meant = nearWord(option, missing) ?? (isTranslated ? missing[0] : undefined);
        return meant === undefined ? [] : missing.splice(missing.indexOf(meant), 1);
      });
      const span = optionSpan(pair.target.text, first, target.options[first] ?? { value: [] });
      const args = { problem: 'unknown', name, options: unknown, near, missing };
      reportDifference(pair, context, { span, otherSpan }, args);
    }
  },
  fix(report) {
    const { problem } = report.args;
    const [options = [], near = []] = [report.args.options, report.args.near] as (readonly string[] | undefined)[];
    const elements = parseElements(report.text, report.project.syntax);
    if (problem !== 'unknown' || options.length !== near.length || !Array.isArray(elements)) return undefined;
    const parts: { span: Span; text: string }[] = [];
    walk(elements, (element) => {
      const [first] = options;
      const branch = element.type === TYPE.select ? element.options[first ?? ''] : undefined;
      if (
        !branch ||
        element.type !== TYPE.select ||
        optionSpan(report.text, first ?? '', branch).start !== report.span.start
      )
        return;
      options.forEach((option, at) => {
        const branch = element.options[option];
        if (branch) parts.push({ span: optionSpan(report.text, option, branch), text: near[at] ?? option });
      });
    });
    return replaceParts(report, parts, 'unsafe');
  },
});
