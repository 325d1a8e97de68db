import { brandsByLower } from './brands.ts';
import { isDutchCompound, mayBeDutch } from './dutch-spelling.ts';
import { dutchWords } from './dutch-words.ts';
import { englishFunctions, englishWords } from './english-words.ts';
import { neighbourWords } from './neighbour-words.ts';
import { countedWords } from './number-words.ts';

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

/** What stands between two blanks comes up again and again, and is looked at once. */
const known = new Map<string, number>();
const knownAtMost = 20_000;

function kindOf(part: string): number {
  let kind = 0;
  for (const word of part.toLowerCase().match(/[a-z\u00c0-\u024f]+/g) ?? []) {
    kind |= listed.get(word) ?? 0;
    if (mayBeDutch(word) || isDutchCompound(word)) kind |= holds.dutch;
  }
  if (known.size >= knownAtMost) known.clear();
  known.set(part, kind);
  return kind;
}

/** The two texts of a pair are asked about in turn, by one rule after the other. */
let lastText = '';
let last = 0;
let textBefore = '';
let before = 0;

/**
 * Looks over the words of a text without asking where they stand: most texts hold nothing foreign and need no closer
 * look. May see too much, as in an address; never too little.
 */
export function quickLook(text: string): number {
  if (text === lastText) return last;
  if (text === textBefore) return before;
  textBefore = lastText;
  before = last;
  lastText = text;
  last = 0;
  const parts = text.split(' ');
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    last |= known.get(part) ?? kindOf(part);
  }
  return last;
}
