import type { FinderEntry } from '#src/domain/finder.ts';
import { matchScore, normaliseWords, splitWords } from '#src/domain/word-similarity.ts';

/** The weight of a word by the field it is found in. */
const weights = { title: 8, synonyms: 6, features: 2 } as const;

/**
 * The entries that match a query, best first, at most `limit`. Every word of the query must match a word of the entry:
 * the whole word, its start, a part of it, or with one typo (two in words of eight letters and more). People also type
 * whole sentences: if no entry matches all words, one word that matches a title or synonym is enough.
 *
 * @example searchServices(entries, 'webwinkl')[0]?.title // 'Webshop'
 */
export function searchServices(entries: readonly FinderEntry[], query: string, limit = 8): FinderEntry[] {
  const words = normaliseWords(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const matches = ranked(entries, (entry) => wholeScore(entry, words));
  return (matches.length > 0 ? matches : ranked(entries, (entry) => partScore(entry, words))).slice(0, limit);
}

function ranked(entries: readonly FinderEntry[], scoreOf: (entry: FinderEntry) => number): FinderEntry[] {
  return (
    entries
      .map((entry) => ({ entry, score: scoreOf(entry) }))
      .filter(({ score }) => score > 0)
      // The difference of two infinite scores is not a number.
      .sort((a, b) => (a.score === b.score ? 0 : b.score - a.score))
      .map(({ entry }) => entry)
  );
}

/** The score if all words match, else 0. The query is also tried as one word (“web shop”); the exact title wins. */
function wholeScore(entry: FinderEntry, words: readonly string[]): number {
  if (splitWords(entry.title).join(' ') === words.join(' ')) return Number.POSITIVE_INFINITY;
  const scores = words.map((word) => wordScore(entry, word));
  const average = scores.includes(0) ? 0 : sum(scores) / scores.length;
  return Math.max(average, words.length > 1 ? wordScore(entry, words.join('')) : 0);
}

/** A synonym with a typo scores this much, and a feature always less: `matchScore` gives 2 for a typo and 4 at most. */
const leastPartScore = 2 * weights.synonyms;

/** The score by single words, if no entry matches all of them. Short words and weak matches are skipped. */
function partScore(entry: FinderEntry, words: readonly string[]): number {
  const scores = words.filter((word) => word.length > 2).map((word) => wordScore(entry, word));
  return sum(scores.filter((score) => score >= leastPartScore));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How well an entry matches a word; zero if it does not. */
function wordScore(entry: FinderEntry, word: string): number {
  const fields = Object.keys(weights) as (keyof typeof weights)[];
  return Math.max(...fields.map((field) => weights[field] * matchScore(entry[field], word)));
}
