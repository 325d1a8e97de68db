import { tagDifference } from '../../messages/tag-difference.ts';
import { sign } from '../../messages/text-features.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const tagEmptied = defineRule({
  code: 'tag/emptied',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: { en: 'A tag has lost its text in the translation.', nl: 'Een tag is in de vertaling zijn tekst kwijt.' },
    why: {
      en: 'A link around nothing cannot be seen, clicked or read out.',
      nl: 'Een link om niets heen is niet te zien, niet aan te klikken en niet voor te lezen.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "more": "Lees <a>verder</a>" }', 'i18n/en.json': '{ "more": "Read on <a></a>" }' },
    good: { 'i18n/nl.json': '{ "more": "Lees <a>verder</a>" }', 'i18n/en.json': '{ "more": "Read <a>on</a>" }' },
  },
  pair(pair, context) {
    for (const { name, inSource, span, there } of tagDifference(pair).emptied) {
      const message = inSource ? pair.source : pair.target;
      reportDifference(pair, context, { message, span, otherSpan: there }, { name });
    }
  },
});
