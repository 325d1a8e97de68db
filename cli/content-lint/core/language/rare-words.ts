import { beginningOf } from './beginning-of.ts';

/** A word that only one text has, and the frequent word that it nearly is. */
export interface RareWord {
  key: string;
  /** Where the word begins in the text. */
  start: number;
  word: string;
  frequentWord: string;
}

/**
 * Matches the words that are counted, in addresses and arguments too: a word that is used there is not rare. Shorter
 * words are too often one letter from another.
 */
const longWords = /\p{L}{8,}/gu;

/** Matches the words that may be reported: not parts of arguments, tags, addresses or words with other signs in them. */
const wholeWords = /(?<![\p{L}\p{M}\p{N}{<_./@-])\p{L}{8,}(?![\p{L}\p{M}\p{N}}>_@-]|\.\p{L})/gu;

/** A word that is in at least this number of texts is taken to be spelled right. */
const frequent = 4;

/** The number of letters at the end of a word in which no mistake is looked for: they change with its grammar. */
const ending = 3;

/** A cache: a catalogue whose file did not change has the same object of texts in the next check. */
const cache = new WeakMap<ReadonlyMap<string, string>, readonly RareWord[]>();

/**
 * Words that only one text has, with one letter too many, one too few or two in the wrong order, compared with a word
 * that at least four texts have. Of a very long text only the beginning is looked at. The time it takes grows with the
 * length of the texts and of their frequent words.
 */
export function rareWords(texts: ReadonlyMap<string, string>): readonly RareWord[] {
  const rare = cache.get(texts) ?? rareWordsIn(texts);
  cache.set(texts, rare);
  return rare;
}

function rareWordsIn(texts: ReadonlyMap<string, string>): RareWord[] {
  /** For each word, how many texts have it, and the key of the last one. */
  const textsByWord = new Map<string, { key: string; count: number }>();
  texts.forEach((text, key) => {
    for (const written of beginningOf(text).match(longWords) ?? []) {
      const word = small(written);
      const known = textsByWord.get(word);
      if (!known) textsByWord.set(word, { key, count: 1 });
      // A word that a text has twice counts once.
      else if (known.key !== key) {
        known.key = key;
        known.count++;
      }
    }
  });
  /** Frequent words, by what is left of them without one letter. */
  const frequentByShorter = new Map<string, string>();
  const shapes = new Set<string>();
  for (const [word, { count }] of textsByWord) {
    if (count < frequent) continue;
    for (const shorter of withoutLetter(word)) frequentByShorter.set(shorter, word);
    for (const extraLetters of [-1, 0, 1]) shapes.add(shapeOf(word, extraLetters));
  }
  const isFrequent = (word: string) => (textsByWord.get(word)?.count ?? 0) >= frequent;
  return [...textsByWord].flatMap(([word, { key, count }]) => {
    if (count > 1 || !shapes.has(shapeOf(word))) return [];
    // One letter too few, or else one too many or two in the wrong order.
    const frequentWord = frequentByShorter.get(word) ?? [...withoutLetter(word), ...swapped(word)].find(isFrequent);
    if (frequentWord === undefined) return [];
    const match = [...beginningOf(texts.get(key) ?? '').matchAll(wholeWords)].find(
      ([written]) => small(written) === word,
    );
    return match ? [{ key, start: match.index, word: match[0], frequentWord }] : [];
  });
}

/** In small letters, the Turkish İ as one character. */
function small(word: string): string {
  return word.toLowerCase().replaceAll('\u0307', '');
}

/** The beginning and length that nearly equal words share: a quick test, as most words are near to no frequent one. */
function shapeOf(word: string, extraLetters = 0): string {
  return `${word.slice(0, equalLetters)}${word.length + extraLetters}`;
}

/** The number of letters at the beginning that have to be equal: others are another word, or Welsh or Irish grammar. */
const equalLetters = 2;

/** The forms of a word that lack one of the letters in its middle. */
function withoutLetter(word: string): string[] {
  return middleOf(word).map((at) => word.slice(0, at) + word.slice(at + 1));
}

function middleOf(word: string): number[] {
  return Array.from({ length: word.length - equalLetters - ending }, (_, at) => at + equalLetters);
}

/** The forms of a word with two neighbouring letters in its middle swapped. */
function swapped(word: string): string[] {
  return middleOf(word).map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
}
