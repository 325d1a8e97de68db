import { TYPE } from '@formatjs/icu-messageformat-parser';
import { openingTag, tagDifference } from '../../messages/tag-difference.ts';
import { spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { renameFix } from '../rename-fix.ts';
import { reportDifference } from '../report-difference.ts';

export const tagRenamed = defineRule({
  code: 'tag/renamed',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Lees <link>verder</link>', en: 'Read <lnk>on</lnk>' },
    good: { nl: 'Lees <link>verder</link>', en: 'Read <link>on</link>' },
  },
  pair(pair, context) {
    for (const { from: sourceName, to: targetName, span, sourceSpan } of tagDifference(pair).renamed) {
      const spans = {
        span: openingTag(span.start, targetName),
        otherSpan: openingTag(sourceSpan.start, sourceName),
      };
      reportDifference(pair, context, spans, { got: targetName, near: sourceName });
    }
  },
  fix: (report) =>
    renameFix(report, (element, got) => {
      if (element.type !== TYPE.tag || element.value !== got) return [];
      const { start, end } = spanOf(element);
      // The last occurrence before the end of the element is in its closing tag.
      const closing = report.text.lastIndexOf(got, end - 1);
      return [
        { start: start + 1, end: start + 1 + got.length },
        { start: closing, end: closing + got.length },
      ];
    }),
});
