import { sentencesOf, wordsOf } from '#cli/content-lint/api.ts';
import type { ServiceText } from './service-text.ts';

/** A sentence of a service and the key of its message. */
export interface Sentence {
  service: ServiceText;
  key: string;
  text: string;
  words: string[];
  /** Its word trigrams. */
  trigrams: string[];
}

/** Two things and how alike they are, as a Jaccard index: 0 nothing in common, 1 the same. */
export interface Pair<Item> {
  a: Item;
  b: Item;
  similarity: number;
}

export interface Likeness {
  /** Texts that share a word trigram, compared by their trigrams, the most similar first. */
  texts: Pair<ServiceText>[];
  /** Sentences that are the same or nearly so, compared by their word bigrams. */
  sentences: Pair<Sentence>[];
}

/** Sentences with fewer words are labels, and not compared. */
const wordsAtLeast = 5;
/** In a shorter sentence one changed word is much, so shorter sentences are reported only if they are equal. */
const longSentenceFrom = 8;
/**
 * Two longer sentences are nearly the same if they have at least this share of their bigrams in common. Each changed
 * word changes two bigrams: one changed word in ten leaves about two thirds.
 */
const nearlySameFrom = 0.5;

/** Compares texts of one language. Only texts that share word trigrams are compared, not each with every other. */
export function likenessOf(texts: readonly ServiceText[]): Likeness {
  const sentencesByTrigram = new Map<string, Sentence[]>();
  for (const sentence of texts.flatMap((text) => sentencesIn(text))) {
    for (const trigram of sentence.trigrams) {
      const holders = sentencesByTrigram.get(trigram);
      if (holders) holders.push(sentence);
      else sentencesByTrigram.set(trigram, [sentence]);
    }
  }
  const textPairs = pairCounter<ServiceText>();
  const sentencePairs = pairCounter<Sentence>();
  const trigramCounts = new Map<ServiceText, number>();
  for (const holders of sentencesByTrigram.values()) {
    // Most trigrams have one holder: no set is made for those.
    const services =
      holders.length === 1
        ? holders.map(({ service }) => service)
        : [...new Set(holders.map(({ service }) => service))];
    for (const service of services) trigramCounts.set(service, (trigramCounts.get(service) ?? 0) + 1);
    if (holders.length < 2) continue;
    textPairs.count(services);
    sentencePairs.count(holders, (a, b) => a.service !== b.service);
  }
  return {
    texts: textPairs
      .all()
      // Each trigram that two texts share has been counted once.
      .map(({ a, b, times }): Pair<ServiceText> => {
        return { a, b, similarity: jaccard(times, trigramCounts.get(a) ?? 0, trigramCounts.get(b) ?? 0) };
      })
      .sort((a, b) => b.similarity - a.similarity),
    // A pair with one trigram in common has too few bigrams in common to be nearly the same.
    sentences: sentencePairs.all().flatMap(({ a, b, times }) => (times > 1 ? nearlySame(a, b) : [])),
  };
}

/** Kept from one check to the next: most services have not changed. */
const sentencesByService = new WeakMap<ServiceText, Sentence[]>();

function sentencesIn(service: ServiceText): Sentence[] {
  const sentences =
    sentencesByService.get(service) ??
    service.messages.flatMap(({ key, text }) =>
      sentencesOf(text).map((sentence): Sentence => {
        const words = wordsOf(sentence);
        return { service, key, text: sentence, words, trigrams: runsOf(words, 3) };
      }),
    );
  sentencesByService.set(service, sentences);
  return sentences;
}

function nearlySame(a: Sentence, b: Sentence): Pair<Sentence>[] {
  const shortest = Math.min(a.words.length, b.words.length);
  if (shortest < wordsAtLeast) return [];
  const [bigramsOfA, bigramsOfB] = [new Set(runsOf(a.words, 2)), new Set(runsOf(b.words, 2))];
  const similarity = jaccard(bigramsOfA.intersection(bigramsOfB).size, bigramsOfA.size, bigramsOfB.size);
  const required = shortest < longSentenceFrom ? 1 : nearlySameFrom;
  return similarity < required ? [] : [{ a, b, similarity }];
}

/** `a b`, `b c` and `c d` for the runs of two words in `a b c d`. */
function runsOf(words: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let end = length; end <= words.length; end++) {
    let run = words[end - length] ?? '';
    for (let at = end - length + 1; at < end; at++) run += ` ${words[at]}`;
    runs.push(run);
  }
  return runs;
}

/** Counts how often two items are in one list; the earlier of them is `a`. */
function pairCounter<Item>() {
  const pairs = new Map<Item, Map<Item, number>>();
  return {
    count(items: readonly Item[], isPair: (a: Item, b: Item) => boolean = () => true): void {
      for (let first = 0; first < items.length; first++) {
        const a = items[first] as Item;
        const others = pairs.get(a) ?? new Map<Item, number>();
        for (let second = first + 1; second < items.length; second++) {
          const b = items[second] as Item;
          if (isPair(a, b)) others.set(b, (others.get(b) ?? 0) + 1);
        }
        if (others.size > 0) pairs.set(a, others);
      }
    },
    all: () => [...pairs].flatMap(([a, others]) => [...others].map(([b, times]) => ({ a, b, times }))),
  };
}

/** The Jaccard index of two sets, by how many items they share and have. */
function jaccard(shared: number, first: number, second: number): number {
  return shared === 0 ? 0 : shared / (first + second - shared);
}
