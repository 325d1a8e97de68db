import { linkedMessagePrefix } from '../../messages/message.ts';
import { openingTag, tagDifference } from '../../messages/tag-difference.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const tagUnknown = defineRule({
  code: 'tag/unknown',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Lees verder', en: '<b>Read</b> on' },
    good: { nl: '<b>Lees</b> verder', en: '<b>Read</b> on' },
  },
  // Where the argument of a plural or select was renamed, no branch has a counterpart: its tags would all seem unknown.
  yieldsTo: ['argument/renamed'],
  pair(pair, context) {
    for (const { name, span } of tagDifference(pair).unknown) {
      // A link to another message, `@:title`, is read as the tag `<message-title/>`. If that message exists, it may give
      // what the source spells out: reported only if the project's configuration sets this rule.
      const linked = name.startsWith(linkedMessagePrefix) ? name.slice(linkedMessagePrefix.length) : undefined;
      const [sourceCatalogue] = context.project.catalogues;
      const onlyIfProjectSetsRule = linked !== undefined && sourceCatalogue?.messages.has(linked) === true;
      reportDifference(pair, context, { span: openingTag(span.start, name) }, { name }, { onlyIfProjectSetsRule });
    }
  },
});
