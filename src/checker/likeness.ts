import type { OwnText } from '#src/checker/own-text.ts';
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

/** Compares texts of one language; the work grows with what they share, not with the square of their number. */
export function likenessOf(texts: readonly OwnText[]): Likeness {
  const holders = new Map<number, Holder[]>();
  const sizes = texts.map(() => 0);
  const shared = texts.map(() => new Map<number, number>());
  const candidates = new Map<Sentence, Set<Sentence>>();
  texts.forEach((text, at) => {
    for (const sentence of text.sentences) {
      for (const row of rowsOfThree(sentence.words)) {
        const before = holders.get(row);
        if (!before) holders.set(row, [{ at, sentence }]);
        const isNew = !before || note(before, { at, sentence }, shared[at], candidates);
        if (isNew) sizes[at] = (sizes[at] ?? 0) + 1;
      }
    }
  });
  return { texts: pairsOf(texts, sizes, shared), sentences: sentencePairs(candidates) };
}

interface Holder {
  /** Which text. */
  at: number;
  sentence: Sentence;
}

/** Notes who else has a row; true where its text has it for the first time. */
function note(
  before: Holder[],
  own: Holder,
  shared: Map<number, number> | undefined,
  candidates: Map<Sentence, Set<Sentence>>,
): boolean {
  const isFirst = before.at(-1)?.at !== own.at;
  for (const other of before) {
    if (other.at === own.at) continue;
    if (isFirst) shared?.set(other.at, (shared.get(other.at) ?? 0) + 1);
    const partners = candidates.get(own.sentence) ?? new Set<Sentence>();
    partners.add(other.sentence);
    candidates.set(own.sentence, partners);
  }
  if (isFirst) before.push(own);
  return isFirst;
}

function pairsOf(texts: readonly OwnText[], sizes: readonly number[], shared: readonly Map<number, number>[]) {
  const pairs = shared.flatMap((others, at) =>
    [...others].flatMap(([other, count]): SimilarTexts[] => {
      const [a, b] = [texts[other], texts[at]];
      const together = (sizes[other] ?? 0) + (sizes[at] ?? 0) - count;
      return a && b ? [{ a, b, similarity: count / together }] : [];
    }),
  );
  return pairs.sort((x, y) => y.similarity - x.similarity);
}

function sentencePairs(candidates: ReadonlyMap<Sentence, ReadonlySet<Sentence>>): SimilarSentences[] {
  const found: SimilarSentences[] = [];
  for (const [b, partners] of candidates) {
    for (const a of partners) {
      const shortest = Math.min(a.words.length, b.words.length);
      if (shortest < wordsAtLeast) continue;
      const similarity = jaccard(pairsOfWords(a.words), pairsOfWords(b.words));
      if (similarity >= (shortest < longFrom ? 1 : alikeFrom)) found.push({ a, b, similarity });
    }
  }
  return found;
}

/**
 * Each row of three words as one number of 30 bits. Two of 100,000 rows fall together by chance about five times, which
 * moves no index in its second decimal.
 */
function rowsOfThree(words: readonly string[]): number[] {
  const rows: number[] = [];
  let [before, last] = [hashOf(words[0] ?? ''), hashOf(words[1] ?? '')];
  for (let at = 2; at < words.length; at++) {
    const own = hashOf(words[at] ?? '');
    rows.push((Math.imul(Math.imul(before, 31) + last, 31) + own) & 0x3fffffff);
    [before, last] = [last, own];
  }
  return rows;
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

function pairsOfWords(words: readonly string[]): Set<string> {
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
