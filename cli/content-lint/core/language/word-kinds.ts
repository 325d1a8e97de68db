import { memoizeLast } from '../memoize-last.ts';
import { brandsByLower } from './brands.ts';
import { isDutchCompound, mayBeDutch } from './dutch-spelling.ts';
import { dutchWords } from './dutch-words.ts';
import { englishFunctionWords, englishWords } from './english-words.ts';
import { wordsOfNeighbours } from './neighbour-words.ts';
import { unambiguousNumberWords } from './number-words.ts';

/** Kinds of words that the lists know, as bits. */
export const wordKind = { dutch: 1, english: 2, neighbourLanguage: 4, brand: 8, number: 16 } as const;

/**
 * The kinds of each word of the lists. The words of labels (`englishLabels`, `englishLabelPartners`) have none, because
 * Dutch has borrowed many of them: `detectLanguage` judges a label such as `Read more` as a whole.
 */
const listed = new Map<string, number>();
for (const [words, kind] of [
  [wordsOfNeighbours.keys(), wordKind.neighbourLanguage],
  [dutchWords, wordKind.dutch],
  [englishWords, wordKind.english],
  [englishFunctionWords, wordKind.english],
  [brandsByLower.keys(), wordKind.brand],
  [unambiguousNumberWords, wordKind.number],
] as const) {
  // Of a word with an apostrophe the part before it is listed too: `kindsOf` splits words there.
  for (const word of words) {
    const [first = word] = word.split(/['’]/);
    for (const entry of [word, first]) listed.set(entry, (listed.get(entry) ?? 0) | kind);
  }
}

/** The kinds of a part between two blanks, cached: the same parts occur again and again. */
const cache = new Map<string, number>();
const maxCached = 20_000;

function kindsOf(part: string): number {
  let kind = 0;
  for (const word of part.toLowerCase().match(/[a-z\u00c0-\u024f]+/g) ?? []) {
    kind |= listed.get(word) ?? 0;
    if (mayBeDutch(word) || isDutchCompound(word)) kind |= wordKind.dutch;
  }
  if (cache.size >= maxCached) cache.clear();
  cache.set(part, kind);
  return kind;
}

/** The name and type of an argument, which are no words of the text. */
const argumentHead = /\{\w+, *(?:number|date|time|plural|select)/g;

/**
 * The kinds of words that a text may have, without their places: most texts have nothing foreign and need no closer
 * look. It may give a kind too many, as for an address, but gives each kind whose list is in `listed`.
 */
export const wordKindsIn = memoizeLast((text: string): number => {
  const words = text.includes('{') ? text.replace(argumentHead, ' ') : text;
  let kinds = 0;
  for (const part of words.split(' ')) kinds |= cache.get(part) ?? kindsOf(part);
  return kinds;
});
