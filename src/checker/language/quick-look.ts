import { brandsByLower } from '#src/checker/brands.ts';
import { isDutchCompound, mayBeDutch } from '#src/checker/language/dutch-spelling.ts';
import { dutchWords } from '#src/checker/language/dutch-words.ts';
import { englishFunctions, englishWords } from '#src/checker/language/english-words.ts';
import { neighbourWords } from '#src/checker/language/neighbour-words.ts';
import { countedWords } from '#src/checker/language/number-words.ts';

/** What kinds of known words a text may hold, as bits. */
export const holds = { dutch: 1, english: 2, neighbour: 4, brand: 8, number: 16 } as const;

const listed = new Map<string, number>();
for (const [words, kind] of [
  [neighbourWords.keys(), holds.neighbour],
  [dutchWords, holds.dutch],
  [englishWords, holds.english],
  [englishFunctions, holds.english],
  [brandsByLower.keys(), holds.brand],
  [countedWords, holds.number],
] as const) {
  // A word with an apostrophe is seen as its first part.
  for (const word of words) {
    const [first = word] = word.split(/['’]/);
    listed.set(word, (listed.get(word) ?? 0) | kind).set(first, (listed.get(first) ?? 0) | kind);
  }
}

/** Every word of a language comes up again and again: its spelling is looked at once. */
const kinds = new Map<string, number>();

function kindOf(word: string): number {
  const kind = (listed.get(word) ?? 0) | (mayBeDutch(word) || isDutchCompound(word) ? holds.dutch : 0);
  kinds.set(word, kind);
  return kind;
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
  last = 0;
  for (const word of text.toLowerCase().match(/[a-z\u00c0-\u024f]+/g) ?? []) last |= kinds.get(word) ?? kindOf(word);
  return last;
}
