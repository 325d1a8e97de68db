import { isDutchCompound, isOrdinaryDutch, looksDutch } from './dutch-spelling.ts';
import { dutchWords } from './dutch-words.ts';
import { englishFunctionWords, englishLabelPartners, englishLabels, englishWords } from './english-words.ts';
import { evidenceOf, withoutBorrowedPhrases } from './evidence.ts';
import { type Token, tokenize } from './tokenize.ts';

/** English words that begin a label and that no Dutch one borrows. */
const neverBorrowed: ReadonlySet<string> = new Set('your our my please their'.split(' '));

/** Words that join the parts of a name: Vincent van der Meer, Zorg en Samen. */
const particles: ReadonlySet<string> = new Set(
  'van der den de het te ter ten en & op in aan bij voor of the and for on to'.split(' '),
);

/**
 * Words that alone prove nothing. Sizes of clothes are the same in every language (`medium` is in none of the lists),
 * and Dutch has `studies` too, and `must` for what nobody should miss.
 */
const neverAlone: ReadonlySet<string> = new Set(['small', 'large', 'studies', 'must']);

/** The language that a text must be in, or undefined for names, codes and words that both languages have. */
export function detectLanguage(text: string): 'nl' | 'en' | undefined {
  const { dutch, english } = evidenceOf(text);
  const unborrowedEnglish = withoutBorrowedPhrases(text, english);
  const all = tokenize(text);
  const [first, ...rest] = all;
  const isName = looksLikeName(all);
  // Among capitalised words one or two Dutch words are part of a name.
  if (dutch.length > unborrowedEnglish.length && !(isName && dutch.length < 3)) return 'nl';
  if (unborrowedEnglish.length >= 2 || isEnglishSentence(text)) return 'en';
  if (all.length <= 3 && first && neverBorrowed.has(first.word)) return 'en';
  // A capitalised word by itself may be a name, and so has to look more Dutch than a word in a sentence.
  const isCapitalisedAlone = rest.length === 0 && first?.isCapitalised;
  const isSurelyDutch = isCapitalisedAlone
    ? isOrdinaryDutch
    : (word: string) => looksDutch(word) || isDutchCompound(word);
  if (!isName && all.some(({ word, isCapitalised }, at) => (!isCapitalised || at === 0) && isSurelyDutch(word)))
    return 'nl';
  // `dutchWords` has neither of these, because German has `ja` and English `née`. Alone they are Dutch.
  if (all.length === 1 && first && (first.word === 'ja' || first.word === 'nee')) return 'nl';
  if (all.length === 1 && first && neverAlone.has(first.word)) return undefined;
  const englishCount = all.filter(({ word }) => englishLabels.has(word) || englishWords.has(word)).length;
  // A label is a text of such words alone, such as a button: `Read more`.
  const isLabel = all.every(
    ({ word }) => englishLabels.has(word) || englishWords.has(word) || englishLabelPartners.has(word),
  );
  // `contact` and `team`, which may be beside a label, are English with a label (`your team`), or three together.
  if (all.length > 0 && all.length <= 4 && isLabel && (englishCount > 0 || all.length > 2)) return 'en';
  // A longer text is English if more than half of its words, and at least three, are.
  if (englishCount >= 3 && englishCount * 2 > all.length) return 'en';
  return undefined;
}

/** Whether all words behind the first are capitalised, but for particles: Kamer van Koophandel. */
export function looksLikeName([, ...rest]: readonly Token[]): boolean {
  return (
    rest.some(({ isCapitalised }) => isCapitalised) &&
    rest.every(({ word, isCapitalised }) => isCapitalised || particles.has(word))
  );
}

/** Dutch words that names and English have too: they count as Dutch beside a word that only Dutch has. */
const dutchBetween: ReadonlySet<string> = new Set(
  'de in en van op is per nu na om te of was met u je we me er elk wilt trots linker meld'.split(' '),
);

/**
 * Whether a text of at most three words is all Dutch and no name: too short to count words. `dutch` are those of its
 * words that are surely Dutch.
 */
export function isShortDutch(text: string, dutch: readonly Token[]): boolean {
  const all = tokenize(text);
  if (dutch.length === 0 || all.length > 3 || looksLikeName(all)) return false;
  return all.every(({ word, start }) => dutchBetween.has(word) || dutch.some((token) => token.start === start));
}

/** Whether a text of at most four words is all English. */
export function isShortEnglish(text: string): boolean {
  const all = tokenize(text);
  const [first] = all;
  if (!first || all.length > 4 || looksLikeName(all)) return false;
  return all.length === 1 ? englishWords.has(first.word) && !neverAlone.has(first.word) : detectLanguage(text) === 'en';
}

/** Frequent Dutch words that are missing from `dutchWords`, because names and other languages have them too. */
const dutchFunctionWords: ReadonlySet<string> = new Set(
  'de den der van en op te ter ten om met u je we ik er die als dan toe al af na nu per door over tot zo wat wie hun mijn dus toch mag laat zie ga zal wil'.split(
    ' ',
  ),
);

/** Endings that Dutch does not have: `quality`, `kindness`, `wanted`. */
const englishEnding = /(?:[a-z]tions?|[a-z]{2}ity|ness|ously|fully|[a-z]{3}ed|[a-z]{3}ly|ight|able|ible)$/;

/** Whether a text of four words and more has words that only English has and none that only Dutch has. */
export function isEnglishSentence(text: string): boolean {
  const all = tokenize(text);
  if (all.length < 4 || looksLikeName(all)) return false;
  if (
    all.some(
      ({ word }) => dutchFunctionWords.has(word) || dutchWords.has(word) || looksDutch(word) || isDutchCompound(word),
    )
  )
    return false;
  const tokens = withoutBorrowedPhrases(text, all);
  const hasFunctionWord = tokens.some(({ word }) => englishFunctionWords.has(word));
  const onlyEnglish = tokens.filter(
    ({ word }) => englishWords.has(word) || englishLabels.has(word) || englishEnding.test(word),
  );
  // In a text of four words one of them may be borrowed.
  const needed = all.length < 5 ? 2 : 1;
  return hasFunctionWord && new Set(onlyEnglish.map(({ word }) => word)).size >= needed;
}
