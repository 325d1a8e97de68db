import type { OwnText } from '#src/checker/own-text.ts';
import { jaccard, type Sentence } from '#src/checker/sentences.ts';

/** Shorter ones are labels. */
const wordsAtLeast = 5;
const alikeFrom = 0.5;

export interface SimilarSentences {
  a: Sentence;
  b: Sentence;
  similarity: number;
}

/**
 * Finds sentences of different services that are the same or nearly. Only sentences that share a rare pair of words are
 * compared, so the work grows with the text and not with its square.
 */
export function similarSentences(texts: readonly OwnText[]): SimilarSentences[] {
  const all = texts.flatMap(({ id, sentences }) =>
    sentences
      .filter(({ words }) => words.length >= wordsAtLeast)
      .map((sentence) => ({ id, sentence, pairs: wordPairs(sentence.words) })),
  );
  const holders = new Map<string, number[]>();
  all.forEach(({ pairs }, at) => {
    for (const pair of pairs) {
      const own = holders.get(pair);
      if (own) own.push(at);
      else holders.set(pair, [at]);
    }
  });
  const found: SimilarSentences[] = [];
  all.forEach((one, at) => {
    const candidates = new Set([...one.pairs].flatMap((pair) => rare(holders.get(pair) ?? [])));
    for (const other of candidates) {
      const earlier = all[other];
      if (other >= at || !earlier || earlier.id === one.id) continue;
      const similarity = jaccard(earlier.pairs, one.pairs);
      if (similarity >= alikeFrom) found.push({ a: earlier.sentence, b: one.sentence, similarity });
    }
  });
  return found;
}

/** A pair of words that stands everywhere leads nowhere. */
function rare(holders: readonly number[]): readonly number[] {
  return holders.length > 40 ? [] : holders;
}

function wordPairs(words: readonly string[]): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < words.length; at++) pairs.add(`${words[at]} ${words[at + 1]}`);
  return pairs;
}
