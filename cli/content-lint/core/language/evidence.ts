import { memoizeLast } from '../memoize-last.ts';
import { beginningOf } from './beginning-of.ts';
import { brandsByLower } from './brands.ts';
import { dutchBySpelling } from './dutch-spelling.ts';
import { dutchWords } from './dutch-words.ts';
import { englishPhrasesInDutch, englishWords } from './english-words.ts';
import { wordsOfNeighbours } from './neighbour-words.ts';
import { quotationsIn } from './quotations.ts';
import { eachWord, type Token, tokenAt } from './tokenize.ts';

/** How much of a text is surely Dutch, and how much surely English. */
export interface Evidence {
  /** How many words the text has, or the beginning of a very long text (`beginning-of.ts`). */
  wordCount: number;
  dutch: readonly Token[];
  english: readonly Token[];
  /** Words that are the name of a brand, in any spelling. */
  brands: readonly Token[];
  /** The language of each word that is surely neither: `de`, `fr` or `es`. */
  neighbourLanguages: readonly string[];
}

/** Looks each word of a text up in both languages. */
export const evidenceOf = memoizeLast((text: string): Evidence => {
  const dutch: Token[] = [];
  const english: Token[] = [];
  const brands: Token[] = [];
  const neighbourLanguages: string[] = [];
  const wordCount = eachWord(beginningOf(text), (start, end, isFirst) => {
    const word = text.slice(start, end).toLowerCase();
    // `ons` is Dutch for `our`, but not as the end of `Add-ons`.
    if (dutchWords.has(word) && text[start - 1] !== '-') dutch.push(tokenAt(text, start, end, isFirst));
    else if (englishWords.has(word)) english.push(tokenAt(text, start, end, isFirst));
    else if (brandsByLower.has(word)) brands.push(tokenAt(text, start, end, isFirst));
    else {
      const neighbour = wordsOfNeighbours.get(word);
      if (neighbour) neighbourLanguages.push(neighbour);
    }
  });
  return { wordCount, dutch, english, brands, neighbourLanguages };
});

/** Leaves out the words of English phrases that Dutch uses unchanged, such as `up to date`. */
export function withoutBorrowedPhrases(text: string, tokens: readonly Token[]): readonly Token[] {
  if (tokens.length === 0) return tokens;
  const phrases = [...text.matchAll(englishPhrasesInDutch)].map(
    ({ index, 0: phrase }) => [index, index + phrase.length] as const,
  );
  return tokens.filter(({ start, end }) => !phrases.some(([from, to]) => start >= from && end <= to));
}

/** Leaves out words between quotation marks, and capitalised ones inside a text: they are quotations and names. */
export function withoutNamesAndQuotations(text: string, tokens: readonly Token[]): Token[] {
  const quoted = quotationsIn(text);
  return tokens.filter(({ start, end, isCapitalised, isFirst }) => {
    const beginsSentence = isFirst || /[.!?:]\s$/.test(text.slice(0, start));
    // A capitalised word that begins a sentence is part of a name if another follows: `Het Parool`.
    if (isCapitalised && (!beginsSentence || /^\s\p{Lu}/u.test(text.slice(end, end + 2)))) return false;
    if (isBetweenCapitals(text, start, end)) return false;
    return !quoted.some((span) => start >= span.start && end <= span.end);
  });
}

/**
 * How many characters beside a word are searched, enough for two words before it, and for one behind it and the first
 * letter of the next. To search the whole text for each word would take quadratic time.
 */
const charactersBefore = 40;
const charactersBehind = 24;

/** `voor` in `Bureau voor Vormgeving`: a particle inside a name. */
function isBetweenCapitals(text: string, start: number, end: number): boolean {
  // A word with a capital, then at most one without: `Bureau ` or `Bureau voor `.
  const isBehindCapital = /(?<![\p{L}.-])(?=[\p{L}.-]*\p{Lu})[\p{L}.-]+\s(?:\p{Ll}+\s)?$/u.test(
    text.slice(Math.max(0, start - charactersBefore), start),
  );
  return isBehindCapital && /^\s(?:\p{Ll}+\s)?\p{Lu}/u.test(text.slice(end, end + charactersBehind));
}

/** The Dutch words in a text that should be English: those of the list, and those that only Dutch spells so. */
export function dutchInEnglish(text: string): Token[] {
  const { dutch } = evidenceOf(text);
  const more = dutchBySpelling(text).filter(({ start }) => !dutch.some((token) => token.start === start));
  return [...dutch, ...more].sort((a, b) => a.start - b.start);
}
