import type { OwnText } from '#src/checker/own-text.ts';
import type { Sentence } from '#src/checker/sentences.ts';
import { jaccard, sharedRows, shingler } from '#src/checker/shingles.ts';

/** Shorter ones are labels. */
const wordsAtLeast = 5;
/** From this length on a sentence with every tenth word changed is still the same one. */
const longFrom = 8;
const alikeFrom = 0.5;

export interface SimilarSentences {
  a: Sentence;
  b: Sentence;
  similarity: number;
}

/** Finds sentences of different services that are the same or nearly; only those that share three words in a row are compared. */
export function similarSentences(texts: readonly OwnText[]): SimilarSentences[] {
  const all = texts.flatMap(({ id, sentences }) =>
    sentences.filter(({ words }) => words.length >= wordsAtLeast).map((sentence) => ({ id, sentence })),
  );
  const { rows } = shingler();
  const found: SimilarSentences[] = [];
  for (const [later, others] of sharedRows(all.map(({ sentence }) => rows(sentence.words, 3)))) {
    for (const earlier of others.keys()) {
      const [a, b] = [all[earlier], all[later]];
      if (!a || !b || a.id === b.id) continue;
      const similarity = alikeness(rows(a.sentence.words, 2), rows(b.sentence.words, 2));
      const isShort = Math.min(a.sentence.words.length, b.sentence.words.length) < longFrom;
      if (similarity >= (isShort ? 1 : alikeFrom)) found.push({ a: a.sentence, b: b.sentence, similarity });
    }
  }
  return found;
}

function alikeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let shared = 0;
  for (const row of a) if (b.has(row)) shared++;
  return jaccard(shared, a, b);
}
