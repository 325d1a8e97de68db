import { TYPE } from '@formatjs/icu-messageformat-parser';
import { openingTag, tagDifference } from '../../messages/tag-difference.ts';
import { spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { renameFix } from '../rename-fix.ts';
import { reportDifference } from '../report-difference.ts';

export const tagRenamed = defineRule({
  code: 'tag/renamed',
  severity: 'error',
  comparesStructure: true,
  examples: {
    bad: { nl: 'Lees <link>verder</link>', en: 'Read <lnk>on</lnk>' },
    good: { nl: 'Lees <link>verder</link>', en: 'Read <link>on</link>' },
  },
  pair(pair, context) {
    for (const { from, to, span, there } of tagDifference(pair).renamed) {
      const spans = { span: openingTag(span.start, to), otherSpan: openingTag(there.start, from) };
      reportDifference(pair, context, spans, { got: to, near: from });
    }
  },
  fix: (report) =>
    renameFix(report, (element, got) => {
      if (element.type !== TYPE.tag || element.value !== got) return [];
      const { start, end } = spanOf(element);
      const closing = report.text.lastIndexOf(got, end);
      return [
        { start: start + 1, end: start + 1 + got.length },
        { start: closing, end: closing + got.length },
      ];
    }),
});
