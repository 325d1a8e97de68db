import { tagDifference } from '../../messages/tag-difference.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const tagEmptied = defineRule({
  code: 'tag/emptied',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Lees <a>verder</a>', en: 'Read on <a></a>' },
    good: { nl: 'Lees <a>verder</a>', en: 'Read <a>on</a>' },
  },
  pair(pair, context) {
    for (const { name, inSource, span, otherSpan } of tagDifference(pair).emptied) {
      const message = inSource ? pair.source : pair.target;
      reportDifference(pair, context, { message, span, otherSpan }, { name });
    }
  },
});
