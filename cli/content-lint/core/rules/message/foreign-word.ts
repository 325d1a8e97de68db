import { looksLikeName } from '../../language/detect-language.ts';
import { englishLabelPartners, englishLabels, englishWords } from '../../language/english-words.ts';
import {
  dutchInEnglish,
  evidenceOf,
  withoutBorrowedPhrases,
  withoutNamesAndQuotations,
} from '../../language/evidence.ts';
import { tokenize } from '../../language/tokenize.ts';
import { wordKind, wordKindsIn } from '../../language/word-kinds.ts';
import { defineRule } from '../../rule.ts';
import { isNameInThirdLanguage } from './kept-names.ts';
import { wrongLanguage } from './wrong-language.ts';

/** English words that no Dutch text borrows on their own. */
const neverBorrowed: ReadonlySet<string> = new Set(
  'the together always never really people everything something nothing today tomorrow your our their they these those please with which because should would could where from that this there has have does customers visitors companies owners prices costs months weeks hours days years words texts messages'.split(
    ' ',
  ),
);

/** Reports English words in a Dutch text and Dutch words in an English one, if the rest of it is in its language. */
export const messageForeignWord = defineRule({
  code: 'message/foreign-word',
  severity: 'warning',
  examples: {
    bad: { nl: 'Vraag een vrijblijvend gesprek aan', en: 'Ask for a vrijblijvend talk with us' },
    good: {
      nl: 'Track and trace: volg uw pakket met de ‘where is it’-knop',
      en: 'Follow your parcel, ‘pakket’ in Dutch',
    },
  },
  yieldsTo: ['message/untranslated', 'message/wrong-language'],
  message(message, context) {
    const { key, locale, text } = message;
    const language = locale.slice(0, 2);
    if (language !== 'nl' && language !== 'en') return;
    // A quick first look: the text has no word at all that may be of the other language.
    if ((wordKindsIn(text) & (language === 'nl' ? wordKind.english : wordKind.dutch)) === 0) return;
    const { wordCount, english } = evidenceOf(text);
    const foreign = language === 'en' ? dutchInEnglish(text) : english;
    if (foreign.length === 0 || looksLikeName(tokenize(text)) || wrongLanguage(message)) return;
    // “Called voorwaarden in Dutch”: the text explains the word itself.
    if (/\b(?:Dutch|Nederlands|Engels|English)\b/.test(text)) return;
    const remaining = withoutNamesAndQuotations(
      text,
      language === 'en' ? foreign : withoutBorrowedPhrases(text, foreign),
    ).filter(({ start, end }) => !isNameInThirdLanguage(text.slice(start, end), key, context.project));
    const [first] = remaining;
    // A single word is a name or a label as often as not.
    if (!first || wordCount < 2) return;
    // Two words are too few in Dutch, which borrows English words one by one. In English the first of two, if it is
    // Dutch, may be part of a name, unless plain English follows.
    if (wordCount === 2 && (language === 'nl' || (first.isFirst && !isBesideEnglish(text)))) return;
    if (language === 'nl' && remaining.length < 2 && !neverBorrowed.has(first.word)) return;
    const span = { start: first.start, end: first.end };
    context.report({ locale, key, span }, { words: remaining.map(({ start, end }) => text.slice(start, end)), locale });
  },
});

/** Whether the last word of a text is plain English: `Volgende page`, not `Gezellig Amsterdam`. */
function isBesideEnglish(text: string): boolean {
  const word = tokenize(text).at(-1)?.word ?? '';
  return [englishWords, englishLabels, englishLabelPartners].some((list) => list.has(word));
}
