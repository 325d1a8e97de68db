import { brandsByLower } from '#src/checker/brands.ts';
import { isDutchCompound, mayBeDutch } from '#src/checker/language/dutch-spelling.ts';
import { dutchWords } from '#src/checker/language/dutch-words.ts';
import { englishFunctions, englishWords } from '#src/checker/language/english-words.ts';
import { neighbourWords } from '#src/checker/language/neighbour-words.ts';

/** What kinds of known words a text may hold, as bits. */
export const holds = { dutch: 1, english: 2, neighbour: 4, brand: 8 } as const;

const kinds = new Map<string, number>();
for (const [words, kind] of [
  [neighbourWords.keys(), holds.neighbour],
  [dutchWords, holds.dutch],
  [englishWords, holds.english],
  [englishFunctions, holds.english],
  [brandsByLower.keys(), holds.brand],
] as const) {
  // A word with an apostrophe is seen as its first part.
  for (const word of words) kinds.set(word, kind).set(word.split(/['’]/)[0] ?? word, kind);
}

/** The two texts of a pair are asked about in turn, by one rule after the other. */
let [lastText, last, textBefore, before] = ['', 0, '', 0];

/**
 * Looks over the words of a text without asking where they stand: most texts hold nothing foreign and need no closer
 * look. May see too much, as in an address; never too little.
 */
export function quickLook(text: string): number {
  if (text === lastText) return last;
  if (text === textBefore) return before;
  [textBefore, before] = [lastText, last];
  lastText = text;
  last = mayBeDutch(text) ? holds.dutch : 0;
  for (const word of text.toLowerCase().match(/[a-z\u00c0-\u024f]+/g) ?? []) {
    last |= kinds.get(word) ?? 0;
    if ((last & holds.dutch) === 0 && isDutchCompound(word)) last |= holds.dutch;
  }
  return last;
}
