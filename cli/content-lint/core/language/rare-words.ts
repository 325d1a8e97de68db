import { readablePart } from './readable-part.ts';

/** A word that only one text has, and the frequent word that it nearly is. */
export interface RareWord {
  key: string;
  /** Where the word begins in the text. */
  start: number;
  word: string;
  near: string;
}

/** Shorter words are too often one letter from another. */
const words = /\p{L}{8,}/gu;

/** The same, but not as a part of an argument, a tag, an address or a word with other signs in it. */
const wholeWords = /(?<![\p{L}\p{M}\p{N}{<_./@-])\p{L}{8,}(?![\p{L}\p{M}\p{N}}>_@-]|\.\p{L})/gu;

/** In how many texts a word is known to be spelled right. */
const frequent = 4;

/** The ends of words change with their grammar. */
const ending = 3;

/** A catalogue whose file did not change has the same texts in the next check. */
const known = new WeakMap<ReadonlyMap<string, string>, readonly RareWord[]>();

/**
 * Words of one text alone that have one letter too many, one too few or two in the wrong order, compared with a word of at
 * least four others. Takes as long as the texts and their frequent words are long.
 */
export function rareWords(texts: ReadonlyMap<string, string>): readonly RareWord[] {
  const rare = known.get(texts) ?? rareWordsIn(texts);
  known.set(texts, rare);
  return rare;
}

function rareWordsIn(texts: ReadonlyMap<string, string>): RareWord[] {
  const places = new Map<string, { key: string; count: number }>();
  texts.forEach((text, key) => {
    for (const written of readablePart(text).match(words) ?? []) {
      const word = small(written);
      const place = places.get(word);
      if (!place) places.set(word, { key, count: 1 });
      else if (place.key !== key) {
        place.key = key;
        place.count++;
      }
    }
  });
  const shorter = new Map<string, string>();
  const shapes = new Set<string>();
  for (const [word, { count }] of places) {
    if (count < frequent) continue;
    for (const less of withoutLetter(word)) shorter.set(less, word);
    for (const more of [-1, 0, 1]) shapes.add(shapeOf(word, more));
  }
  const isFrequent = (word: string) => (places.get(word)?.count ?? 0) >= frequent;
  return [...places].flatMap(([word, { key, count }]) => {
    if (count > 1 || !shapes.has(shapeOf(word))) return [];
    const near = shorter.get(word) ?? [...withoutLetter(word), ...swapped(word)].find(isFrequent);
    if (near === undefined) return [];
    const place = [...readablePart(texts.get(key) ?? '').matchAll(wholeWords)].find(
      ([written]) => small(written) === word,
    );
    return place ? [{ key, start: place.index, word: place[0], near }] : [];
  });
}

/** In small letters, the Turkish İ as one character. */
function small(word: string): string {
  return word.toLowerCase().replaceAll('\u0307', '');
}

/** What a word has in common with each that is nearly the same: most words of a text are near to none. */
function shapeOf(word: string, more = 0): string {
  return `${word.slice(0, beginning)}${word.length + more}`;
}

/** The beginning of a word is another in another word, and changes with the grammar of Welsh and Irish. */
const beginning = 2;

/** A word without one of the letters in its middle. */
function withoutLetter(word: string): string[] {
  return middleOf(word).map((at) => word.slice(0, at) + word.slice(at + 1));
}

function middleOf(word: string): number[] {
  return Array.from({ length: word.length - beginning - ending }, (_, at) => at + beginning);
}

/** A word with two letters side by side changed over. */
function swapped(word: string): string[] {
  return middleOf(word).map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
}
