import { tagDifference } from '../../messages/tag-difference.ts';
import { sign } from '../../messages/text-features.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const tagMissing = defineRule({
  code: 'tag/missing',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: { en: 'A translation has lost a tag.', nl: 'Een vertaling is een tag kwijt.' },
    why: {
      en: 'The link or the emphasis is gone in that language, and with it what a visitor could click.',
      nl: 'De link of nadruk is in die taal weg, en daarmee waar een bezoeker op kan klikken.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "more": "Lees <a>verder</a>" }', 'i18n/en.json': '{ "more": "Read on" }' },
    good: { 'i18n/nl.json': '{ "more": "Lees <a>verder</a>" }', 'i18n/en.json': '{ "more": "<a>Read</a> on" }' },
  },
  yieldsTo: ['text/html-entity'],
  pair(pair, context) {
    for (const { name, there, branch } of tagDifference(pair).missing) {
      reportDifference(pair, context, { span: branch, otherSpan: there }, { name, locale: pair.target.locale });
    }
  },
});
