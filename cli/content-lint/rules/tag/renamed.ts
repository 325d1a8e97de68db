import { TYPE } from '@formatjs/icu-messageformat-parser';
import { tagDifference } from '../../messages/tag-difference.ts';
import { sign } from '../../messages/text-features.ts';
import { spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { renameFix } from '../rename-fix.ts';

export const tagRenamed = defineRule({
  code: 'tag/renamed',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: { en: 'A translation calls a tag by another name.', nl: 'Een vertaling noemt een tag anders.' },
    why: {
      en: 'The link or emphasis is passed under the name of the source; under any other one formatting fails.',
      nl: 'De link of nadruk komt binnen onder de naam van de bron; onder een andere mislukt het formatteren.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "more": "Lees <link>verder</link>" }',
      'i18n/en.json': '{ "more": "Read <lnk>on</lnk>" }',
    },
    good: {
      'i18n/nl.json': '{ "more": "Lees <link>verder</link>" }',
      'i18n/en.json': '{ "more": "Read <link>on</link>" }',
    },
  },
  pair(pair, context) {
    const { key } = pair;
    for (const { from, to, span, there } of tagDifference(pair).renamed) {
      const related = [
        { locale: pair.source.locale, key, span: { start: there.start, end: there.start + from.length + 2 } },
      ];
      const opening = { start: span.start, end: span.start + to.length + 2 };
      context.report({ locale: pair.target.locale, key, span: opening }, { got: to, near: from }, { related });
    }
  },
  fix: (found) =>
    renameFix(found, (element, got) => {
      if (element.type !== TYPE.tag || element.value !== got) return [];
      const { start, end } = spanOf(element);
      const closing = found.text.lastIndexOf(got, end);
      return [
        { start: start + 1, end: start + 1 + got.length },
        { start: closing, end: closing + got.length },
      ];
    }),
});
