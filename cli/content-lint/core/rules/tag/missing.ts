import { linkedMessagePrefix } from '../../messages/message.ts';
import { tagDifference } from '../../messages/tag-difference.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const tagMissing = defineRule({
  code: 'tag/missing',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Lees <a>verder</a>', en: 'Read on' },
    good: { nl: 'Lees <a>verder</a>', en: '<a>Read</a> on' },
  },
  yieldsTo: ['text/html-entity', 'argument/renamed'],
  pair(pair, context) {
    // `branch` is the part of the target, such as one form of a plural, in which the tag is missing.
    for (const { name, sourceSpan, branch } of tagDifference(pair).missing) {
      // A translation may spell out what the source takes from another message by a link: `@:title`, which is read as
      // the tag `<message-title/>`.
      const onlyIfProjectSetsRule = name.startsWith(linkedMessagePrefix);
      const args = { name, locale: pair.target.locale };
      reportDifference(pair, context, { span: branch, otherSpan: sourceSpan }, args, { onlyIfProjectSetsRule });
    }
  },
});
