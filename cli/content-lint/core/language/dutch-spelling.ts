import { dutchWords } from './dutch-words.ts';
import { type Token, tokenize } from './tokenize.ts';

// Every `word` in this file is in lower case.

/**
 * Spellings that English does not have: ij, aa, and endings such as -lijk, -heid, -atie, -eren, -tje and -cht. Some of
 * them may not have certain letters beside them, which keeps other words out: hijack, Aaron, yacht, German Demokratie.
 * The last one, -oed, counts only behind letters that keep English past tenses out: goed, moed and bloed, not soloed.
 */
const dutchOnly =
  /ij(?![aio])|aa(?!r?on)|(?:lijke?|heid|heden|[^r]aties?|cties?|iteit|[dgklnst]eren|tjes?|[^y]acht|echt|icht|ocht|ucht|ieën|oe[km]|(?:[gmv]|[bgv]l|br|sp)oed)$/u;

/** Words with such a spelling that do not make a text Dutch: names, and words that other languages use too. */
const notDutch: ReadonlySet<string> = new Set(
  'poem phloem demoed embargoed tangoed treaties entreaties controversies schooners meningitis naan saas marijuana apartheid aardvark aardvarks kraal kraals bazaar bazaars salaam utrecht maastricht dordrecht haarlem isaac marktplaats winkelstraat thuisbezorgd poffertjes kruidnootjes'.split(
    ' ',
  ),
);

/** Whether a word can be nothing but Dutch, by its letters alone. */
export function looksDutch(word: string): boolean {
  return word.length >= 4 && dutchOnly.test(word) && !notDutch.has(word);
}

/** Endings of ordinary Dutch words; place names and surnames may have the vowels of `dutchOnly`, not these. */
const ordinaryEnding = /(?:lijke?|heid|heden|[^r]aties?|cties?|iteit|[dgklnst]eren|tjes?|ingen|ieën)$/;

/** Whether a capitalised word that is a whole text is an ordinary Dutch word and no name: names seldom have both aa and ij. */
export function isOrdinaryDutch(word: string): boolean {
  if (isDutchCompound(word)) return true;
  return looksDutch(word) && (ordinaryEnding.test(word) || (word.includes('aa') && word.includes('ij')));
}

/** Endings of names of streets, shops and offices, and of English words: Kerkstraat, Belastingdienst, responder. */
const nameEndings: ReadonlySet<string> = new Set(
  'straat plaats winkel dienst huizen steden gebied anders onder minder kiest'.split(' '),
);

/**
 * Whether a word of nine letters or more begins or ends with one of the `dutchWords`: `bezorgadres`, `klantenservice`.
 * False for `programmable`, which begins with the Dutch `programma` but has an English ending.
 */
export function isDutchCompound(word: string): boolean {
  if (word.length < 9) return false;
  let isCompound = compounds.get(word);
  if (isCompound === undefined) {
    const hasEnglishEnding = /(?:[a-z]tions?|atic(?:ally)?|nat(?:e[ds]?|ing)|ab(?:les?|ility))$/.test(word);
    isCompound = !notDutch.has(word) && !hasEnglishEnding && holdsDutchWord(word);
    compounds.set(word, isCompound);
  }
  return isCompound;
}

/** What `isDutchCompound` has answered before. */
const compounds = new Map<string, boolean>();

/**
 * Whether a word of the list begins or ends another one, with at least three letters beside it. Shorter beginnings and
 * endings occur by chance: an ending has at least five letters, a beginning six.
 */
function holdsDutchWord(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at++) {
    if (word.length - at >= 5 && dutchWords.has(word.slice(at)) && !nameEndings.has(word.slice(at))) return true;
    if (at >= 6 && dutchWords.has(word.slice(0, at))) return true;
  }
  return false;
}

/** The words of a text that can be nothing but Dutch, capitals left out since they may be names. */
export function dutchBySpelling(text: string): Token[] {
  return tokenize(text).filter(
    ({ word, isCapitalised }) => !isCapitalised && (looksDutch(word) || isDutchCompound(word)),
  );
}

/** Matches everything that `dutchOnly` matches, and more: a quick test that most English words fail. */
const perhapsDutch = /ij(?![aio])|aa|lijk|heid|heden|atie|ctie|iteit|eren$|tjes?$|cht$|ieën|oe[kmd]$/;

/** Whether a word may have a spelling that only Dutch has; true for some English words too. */
export function mayBeDutch(word: string): boolean {
  return perhapsDutch.test(word);
}
