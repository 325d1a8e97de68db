import { sentenceEnd, sentencesOf } from '#cli/content-lint/language/sentences.ts';
import type { OwnText } from './service-text.ts';

/** A sentence and the message it stands in. */
export interface Sentence {
  key: string;
  text: string;
}

export interface SimilarSentences {
  a: Sentence;
  b: Sentence;
  /** Jaccard index of their pairs of words. */
  similarity: number;
}

/** Shorter sentences are labels. */
const wordsAtLeast = 5;
/** From this length on a sentence with every tenth word changed is still the same one. */
const longFrom = 8;
const alikeFrom = 0.5;

/**
 * Which sentences are the same or nearly. `shared` says how many rows of three words two sentences have in common, by
 * `text of a, sentence of a, text of b, sentence of b`; `words` are the numbers of the words of each text.
 */
export function sentencePairs(
  texts: readonly OwnText[],
  words: readonly (readonly number[])[],
  shared: ReadonlyMap<string, number>,
): SimilarSentences[] {
  const split = texts.map((): number[][] | undefined => undefined);
  const wordsAt = (text: number, sentence: number) => {
    split[text] ??= splitAtEnds(words[text] ?? []);
    return split[text]?.[sentence] ?? [];
  };
  const found: SimilarSentences[] = [];
  for (const [pair, rows] of shared) {
    // Sentences with half of their pairs of words in common share more than one row of three.
    if (rows < 2) continue;
    const [textA = 0, atA = 0, textB = 0, atB = 0] = pair.split(' ').map(Number);
    const [wordsA, wordsB] = [wordsAt(textA, atA), wordsAt(textB, atB)];
    const shortest = Math.min(wordsA.length, wordsB.length);
    if (shortest < wordsAtLeast || rows < shortest / 2 - 2) continue;
    const similarity = jaccard(pairsOfWords(wordsA), pairsOfWords(wordsB));
    if (similarity < (shortest < longFrom ? 1 : alikeFrom)) continue;
    const [a, b] = [sentenceAt(texts[textA], atA), sentenceAt(texts[textB], atB)];
    if (a && b) found.push({ a, b, similarity });
  }
  return found;
}

/** The sentences of a text as numbers of words; empty ones do not count. */
function splitAtEnds(words: readonly number[]): number[][] {
  const sentences: number[][] = [];
  let own: number[] = [];
  for (const word of [...words, sentenceEnd]) {
    if (word !== sentenceEnd) own.push(word);
    else if (own.length > 0) {
      sentences.push(own);
      own = [];
    }
  }
  return sentences;
}

/** The sentence at an index of all sentences of a text. */
function sentenceAt(text: OwnText | undefined, index: number): Sentence | undefined {
  let left = index;
  for (const message of text?.messages ?? []) {
    const sentences = sentencesOf(message.text);
    const sentence = sentences[left];
    if (sentence !== undefined) return { key: message.key, text: sentence };
    left -= sentences.length;
  }
  return undefined;
}

function pairsOfWords(words: readonly number[]): Set<string> {
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
