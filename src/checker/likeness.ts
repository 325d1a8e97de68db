import type { OwnText } from '#src/checker/own-text.ts';
import { rowTable } from '#src/checker/row-table.ts';
import type { Sentence } from '#src/checker/sentences.ts';

export interface SimilarTexts {
  a: OwnText;
  b: OwnText;
  /** Jaccard index of their rows of three words: 0 nothing in common, 1 the same text. */
  similarity: number;
}

export interface SimilarSentences {
  a: Sentence;
  b: Sentence;
  /** Jaccard index of their pairs of words. */
  similarity: number;
}

export interface Likeness {
  /** Texts that share any row of three words, the most alike first. */
  texts: SimilarTexts[];
  sentences: SimilarSentences[];
}

/** Shorter sentences are labels. */
const wordsAtLeast = 5;
/** From this length on a sentence with every tenth word changed is still the same one. */
const longFrom = 8;
const alikeFrom = 0.5;

/** A sentence and the text it stands in. */
interface Place {
  text: number;
  sentence: Sentence;
}

/** Compares texts of one language; the work grows with what they share, not with the square of their number. */
export function likenessOf(texts: readonly OwnText[]): Likeness {
  const places = texts.flatMap(({ sentences }, text) => sentences.map((sentence): Place => ({ text, sentence })));
  const found: Shared = { sizes: texts.map(() => 0), texts: texts.map(() => new Map()), sentences: new Map() };
  const table = rowTable(places.reduce((sum, { sentence }) => sum + sentence.words.length, 0));
  /** The places of a row that more than one text has, the first of each text. */
  const holders = new Map<number, Place[]>();
  places.forEach((place, at) => {
    const { words } = place.sentence;
    for (let of = 2; of < words.length; of++) {
      const row = rowOf(words[of - 2] ?? 0, words[of - 1] ?? 0, words[of] ?? 0);
      const first = places[table.firstOr(row, at)];
      if (!first) found.sizes[place.text] = (found.sizes[place.text] ?? 0) + 1;
      else if (first.text !== place.text) {
        const all = holders.get(row) ?? [first];
        holders.set(row, all);
        note(place, all, found);
      }
    }
  });
  return { texts: pairsOf(texts, found), sentences: sentencePairs(found.sentences) };
}

/** What the texts and sentences have in common, in rows. */
interface Shared {
  /** How many different rows each text has. */
  sizes: number[];
  texts: Map<number, number>[];
  sentences: Map<Place, Map<Place, number>>;
}

/** Counts a row that a place shares with places of other texts. */
function note(place: Place, all: Place[], found: Shared): void {
  const isNew = all.at(-1)?.text !== place.text;
  for (const other of all) {
    if (other.text === place.text) continue;
    if (isNew) count(found.texts[place.text], other.text);
    const partners = found.sentences.get(place) ?? new Map<Place, number>();
    count(partners, other);
    found.sentences.set(place, partners);
  }
  if (!isNew) return;
  found.sizes[place.text] = (found.sizes[place.text] ?? 0) + 1;
  all.push(place);
}

function count<Key>(counts: Map<Key, number> | undefined, key: Key): void {
  counts?.set(key, (counts.get(key) ?? 0) + 1);
}

function pairsOf(texts: readonly OwnText[], { sizes, texts: shared }: Shared): SimilarTexts[] {
  const pairs = shared.flatMap((others, at) =>
    [...others].flatMap(([other, count]): SimilarTexts[] => {
      const [a, b] = [texts[other], texts[at]];
      const together = (sizes[other] ?? 0) + (sizes[at] ?? 0) - count;
      return a && b ? [{ a, b, similarity: count / together }] : [];
    }),
  );
  return pairs.sort((x, y) => y.similarity - x.similarity);
}

function sentencePairs(candidates: ReadonlyMap<Place, ReadonlyMap<Place, number>>): SimilarSentences[] {
  const found: SimilarSentences[] = [];
  for (const [{ sentence: b }, partners] of candidates) {
    for (const [{ sentence: a }, rows] of partners) {
      const shortest = Math.min(a.words.length, b.words.length);
      // Sentences with half of their pairs of words in common have nearly half of their rows of three in common too.
      if (shortest < wordsAtLeast || rows < shortest / 2 - 2) continue;
      const similarity = jaccard(pairsOfWords(a.words), pairsOfWords(b.words));
      if (similarity >= (shortest < longFrom ? 1 : alikeFrom)) found.push({ a, b, similarity });
    }
  }
  return found;
}

/**
 * A row of three words as one number of 32 bits. Two of 100,000 rows fall together by chance about once, which moves no
 * index in its third decimal.
 */
function rowOf(a: number, b: number, c: number): number {
  return (Math.imul(Math.imul(a, 31) + b, 31) + c) | 0;
}

function pairsOfWords(words: readonly number[]): Set<string> {
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
