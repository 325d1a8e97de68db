import { isEnglishSentence, isShortDutch, isShortEnglish } from '../../language/detect-language.ts';
import {
  dutchInEnglish,
  evidenceOf,
  withoutBorrowedPhrases,
  withoutNamesAndQuotations,
} from '../../language/evidence.ts';
import { type Token, tokenize } from '../../language/tokenize.ts';
import { wordKind, wordKindsIn } from '../../language/word-kinds.ts';
import type { Message } from '../../messages/message.ts';
import { defineRule } from '../../rule.ts';
import { isKeyboardKeyName, isNameInThirdLanguage } from './kept-names.ts';

export const messageWrongLanguage = defineRule({
  code: 'message/wrong-language',
  severity: 'error',
  examples: {
    bad: { nl: 'Een ogenblik geduld', en: 'Wij zijn zo weer bij u terug' },
    good: { nl: 'Wij zijn zo weer bij u terug', en: 'We will be right back' },
  },
  yieldsTo: ['message/untranslated'],
  message(message, context) {
    const actualLanguage = wrongLanguage(message);
    const { key, locale, text } = message;
    const { project } = context;
    if (!actualLanguage || isKeyboardKeyName(text, key) || isNameInThirdLanguage(text, key, project)) return;
    // A text that is still the one of the source is not translated, which is another finding.
    if (locale !== project.source && text === project.catalogues[0]?.messages.get(key)) return;
    const swapped = project.catalogues.find((catalogue) => {
      const otherText = catalogue.locale.slice(0, 2) === actualLanguage ? catalogue.messages.get(key) : undefined;
      if (otherText === undefined) return false;
      return wrongLanguage({ text: otherText, locale: catalogue.locale }) === locale.slice(0, 2);
    });
    // Two texts that changed places are one mistake: it is reported in the translation.
    if (swapped && locale === project.source) return;
    const related = swapped ? [{ locale: swapped.locale, key }] : [];
    context.report({ locale, key }, { locale, otherLocale: actualLanguage }, { related });
  },
});

/** Matches three or more words with hyphens between them, as one word. */
const chain = /^\p{L}+(?:-\p{L}+){2,}\P{L}*$/u;

/** The language of a text, if it is certainly not that of its catalogue. */
export function wrongLanguage({ text, locale }: Pick<Message, 'text' | 'locale'>): string | undefined {
  const language = locale.slice(0, 2);
  if (language !== 'nl' && language !== 'en') return undefined;
  // Most texts end here: they have no word of the other language, nor of German, French or Spanish.
  if (
    (wordKindsIn(text) & (wordKind.neighbourLanguage | (language === 'nl' ? wordKind.english : wordKind.dutch))) ===
    0
  )
    return undefined;
  // Dutch borrows such a phrase as one word: face-to-face.
  if (chain.test(text)) return undefined;
  const { wordCount, dutch, english, neighbourLanguages } = evidenceOf(text);
  const nativeWords = language === 'nl' ? dutch : english;
  // In Dutch, English phrases that it borrows do not count. In English, words that only Dutch spells so count too.
  const foreign = language === 'nl' ? withoutBorrowedPhrases(text, english) : dutchInEnglish(text);
  if (prevails(foreign.length, nativeWords.length, wordCount) && !areInName(text, foreign))
    return language === 'nl' ? 'en' : 'nl';
  // Two other signs: a label too short to count words, and an English sentence without a word that only Dutch has.
  if (language === 'en' ? isShortDutch(text, foreign) : isShortEnglish(text) || isEnglishSentence(text))
    return language === 'nl' ? 'en' : 'nl';
  // German, French or Spanish: whichever the first such word of the text belongs to.
  const [first] = neighbourLanguages;
  const wordsOfFirst = neighbourLanguages.filter((neighbour) => neighbour === first).length;
  return first && prevails(wordsOfFirst, dutch.length + english.length, wordCount) ? first : undefined;
}

/** A text in which this share of the words behind the first has capitals is capitalised as a whole, as a title is. */
const mostWords = 0.6;

/** Whether all foreign words are part of a name, in a text that is not capitalised as a whole. */
function areInName(text: string, foreign: readonly Token[]): boolean {
  if (withoutNamesAndQuotations(text, foreign).length > 0) return false;
  const [, ...rest] = tokenize(text);
  return rest.filter(({ isCapitalised }) => isCapitalised).length < rest.length * mostWords;
}

/** Whether foreign words prevail: at least two, more than twice as many as native ones, and one in six of all words. */
function prevails(foreign: number, native: number, words: number): boolean {
  return foreign >= 2 && foreign > native * 2 && foreign * 6 >= words;
}
