import { sentenceEnd, wordNumbers } from '#cli/content-lint/language/sentences.ts';
import { rowTable } from './row-table.ts';
import type { OwnText } from './service-text.ts';
import { type SimilarSentences, sentencePairs } from './similar-sentences.ts';

export interface SimilarTexts {
  a: OwnText;
  b: OwnText;
  /** Jaccard index of their rows of three words: 0 nothing in common, 1 the same text. */
  similarity: number;
}

export interface Likeness {
  /** Texts that share any row of three words, the most alike first. */
  texts: SimilarTexts[];
  sentences: SimilarSentences[];
}

/** What the texts and sentences have in common, in rows of three words. */
interface Shared {
  /** How many different rows each text has. */
  sizes: number[];
  texts: Map<number, number>[];
  /** By pairs of sentences, each named `text of a, sentence of a, text of b, sentence of b`. */
  sentences: Map<string, number>;
}

/** Where a row stands: a text and one of its sentences, as one number. */
type Place = number;
const place = (text: number, sentence: number): Place => text * 65_536 + sentence;
const textOf = (at: Place) => Math.floor(at / 65_536);
const sentenceOf = (at: Place) => at % 65_536;

/** Compares texts of one language; the work grows with what they share, not with the square of their number. */
export function likenessOf(texts: readonly OwnText[]): Likeness {
  const numbers = wordNumbers();
  const words = texts.map(({ messages }) => numbers.of(messages.map(({ text }) => text).join('\n')));
  const found: Shared = { sizes: texts.map(() => 0), texts: texts.map(() => new Map()), sentences: new Map() };
  const table = rowTable(words.reduce((sum, own) => sum + own.length, 0));
  /** The places of a row that more than one text has, the first of each text. */
  const holders = new Map<number, Place[]>();
  words.forEach((own, text) => {
    let [before, last, sentence] = [sentenceEnd, sentenceEnd, 0];
    for (const word of own) {
      // Rows of words end with their sentence: what stands in two fields is not said in one breath.
      if (word === sentenceEnd) {
        if (last !== sentenceEnd) sentence++;
      } else if (before !== sentenceEnd && last !== sentenceEnd) {
        const row = rowOf(before, last, word);
        const here = place(text, sentence);
        const first = table.firstOr(row, here);
        if (first < 0) found.sizes[text] = (found.sizes[text] ?? 0) + 1;
        else if (textOf(first) !== text) {
          const all = holders.get(row) ?? [first];
          holders.set(row, all);
          note(here, all, found);
        }
      }
      before = word === sentenceEnd ? sentenceEnd : last;
      last = word;
    }
  });
  return { texts: pairsOf(texts, found), sentences: sentencePairs(texts, words, found.sentences) };
}

/** Counts a row that a place shares with places of other texts. */
function note(here: Place, all: Place[], found: Shared): void {
  const text = textOf(here);
  const isNew = textOf(all.at(-1) ?? 0) !== text;
  for (const other of all) {
    if (textOf(other) === text) continue;
    if (isNew) count(found.texts[text], textOf(other));
    count(found.sentences, `${textOf(other)} ${sentenceOf(other)} ${text} ${sentenceOf(here)}`);
  }
  if (!isNew) return;
  found.sizes[text] = (found.sizes[text] ?? 0) + 1;
  all.push(here);
}

function count<Key>(counts: Map<Key, number> | undefined, key: Key): void {
  counts?.set(key, (counts.get(key) ?? 0) + 1);
}

function pairsOf(texts: readonly OwnText[], { sizes, texts: shared }: Shared): SimilarTexts[] {
  const pairs = shared.flatMap((others, at) =>
    [...others].flatMap(([other, rows]): SimilarTexts[] => {
      const [a, b] = [texts[other], texts[at]];
      const together = (sizes[other] ?? 0) + (sizes[at] ?? 0) - rows;
      return a && b ? [{ a, b, similarity: rows / together }] : [];
    }),
  );
  return pairs.sort((x, y) => y.similarity - x.similarity);
}

/**
 * A row of three words as one number of 32 bits. Two of 100,000 rows fall together by chance about once, which moves no
 * index in its third decimal.
 */
function rowOf(a: number, b: number, c: number): number {
  const pair = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  return Math.imul(pair ^ (pair >>> 15), 0x2c1b3c6d) ^ Math.imul(c, 0x297a2d39);
}
