import { TYPE } from '@formatjs/icu-messageformat-parser';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { countNeedsNoName, defaultCountName } from '../../messages/syntax.ts';
import { openingSpan } from '../../messages/walk-message.ts';
import { valueNamesPassedTo } from '../../requests/value-difference.ts';
import { defineRule } from '../../rule.ts';
import { renameFix } from '../rename-fix.ts';
import { reportDifference } from '../report-difference.ts';

export const argumentRenamed = defineRule({
  code: 'argument/renamed',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Dag {name}', en: 'Hello {nmae}' },
    good: { nl: 'Dag {name}', en: 'Hello {name}' },
  },
  pair(pair, context) {
    if (pair.source.isPlainText || pair.target.isPlainText) return;
    const { renamed, sourceArguments, targetArguments } = argumentDifference(pair);
    for (const { from, to } of renamed) {
      const spans = { span: targetArguments.get(to)?.[0]?.span, otherSpan: sourceArguments.get(from)?.[0]?.span };
      // vue-i18n passes the number that chooses the form of `{n} file | {n} files` under the names `n` and `count`, and
      // the parser calls it `count`. In `{v} Datei | {v} Dateien` the name `v` may mean the same number if the code
      // passes it: that is reported only in a project that sets this rule.
      const isUnnamedCount = countNeedsNoName(context.project.syntax) && from === defaultCountName;
      const onlyIfProjectSetsRule = isUnnamedCount && valueNamesPassedTo(context.project, pair.key).has(to);
      reportDifference(pair, context, spans, { got: to, near: from }, { onlyIfProjectSetsRule });
    }
  },
  fix: (report) =>
    renameFix(report, (element, got) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
      if (element.value !== got) return [];
      // The head of `{name, number}` is `{name`: it ends in the name.
      const { end } = openingSpan(element, report.text);
      return [{ start: end - got.length, end }];
    }),
});
