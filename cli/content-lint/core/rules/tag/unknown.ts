import { linkedMessage } from '../../messages/message.ts';
import { openingTag, tagDifference } from '../../messages/tag-difference.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const tagUnknown = defineRule({
  code: 'tag/unknown',
  severity: 'error',
  comparesStructure: true,
  examples: {
    bad: { nl: 'Lees verder', en: '<b>Read</b> on' },
    good: { nl: '<b>Lees</b> verder', en: '<b>Read</b> on' },
  },
  // If another argument selects the branches, they cannot be compared.
  yieldsTo: ['argument/renamed'],
  pair(pair, context) {
    for (const { name, span } of tagDifference(pair).unknown) {
      // A link to another message, `@:title`, is compared as a tag. If that message exists, it may give what the source
      // spells out.
      const linked = name.startsWith(linkedMessage) ? name.slice(linkedMessage.length) : undefined;
      const onlyIfRuleIsSet = linked !== undefined && (context.project.catalogues[0]?.messages.has(linked) ?? false);
      reportDifference(pair, context, { span: openingTag(span.start, name) }, { name }, { onlyIfRuleIsSet });
    }
  },
});
