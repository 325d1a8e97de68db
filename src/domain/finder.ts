import type { Locale } from '#src/domain/locale.ts';

/** One service in the index of the finder: small enough to send all of them. */
export interface FinderEntry {
  title: string;
  href: string;
  /** Other words people use for it. */
  synonyms: string;
  /** The names of what it delivers. */
  features: string;
}

/** What the finder loads: the services of a language, and what it says about how many it has found. */
export interface FinderIndex {
  none: string;
  /** By plural category, with `#` for the number. */
  counts: Record<string, string>;
  entries: FinderEntry[];
}

/** Where the index of a language is served. */
export function finderPath(locale: Locale): string {
  return `/finder/${locale}.json`;
}

/** How much a word counts by where it was found. */
const weights = { title: 8, synonyms: 6, features: 2 } as const;

/**
 * Lower case, without accents, words apart: what both sides of a comparison go through.
 *
 * @example fold('Café-menu’s') // 'cafe menu s'
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The entries that answer a query, best first, at most `most`. Every word of the query must be found somewhere: at the
 * start of a word, inside one, or with one letter off (two in words of eight letters and more). Where no entry has all of
 * them, those count that have one in their title or synonyms: people type whole sentences.
 *
 * @example find(entries, 'webwinkl')[0]?.title // 'Webshop'
 */
export function find(entries: readonly FinderEntry[], query: string, most = 8): FinderEntry[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = ranked(entries, (entry) => wholeScore(entry, words));
  return (found.length > 0 ? found : ranked(entries, (entry) => partScore(entry, words))).slice(0, most);
}

function ranked(entries: readonly FinderEntry[], scoreOf: (entry: FinderEntry) => number): FinderEntry[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => (one.score === other.score ? 0 : other.score - one.score))
    .map(({ entry }) => entry);
}

/** A query is read as it is and as one word (“web shop”); the whole title counts more than anything. */
function wholeScore(entry: FinderEntry, words: readonly string[]): number {
  if (wordsOf(entry.title).join(' ') === words.join(' ')) return Number.POSITIVE_INFINITY;
  const scores = words.map((word) => wordScore(entry, word));
  const all = scores.includes(0) ? 0 : sum(scores) / scores.length;
  return Math.max(all, words.length > 1 ? wordScore(entry, words.join('')) : 0);
}

/** Only words that say something, found where they say what the entry is. */
function partScore(entry: FinderEntry, words: readonly string[]): number {
  const scores = words.filter((word) => word.length > 2).map((word) => wordScore(entry, word));
  return sum(scores.filter((score) => score >= 2 * weights.synonyms));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How well an entry answers a word; zero when it is nowhere. */
function wordScore(entry: FinderEntry, word: string): number {
  const fields = Object.keys(weights) as (keyof typeof weights)[];
  return Math.max(...fields.map((field) => weights[field] * closeness(entry[field], word)));
}

const folded = new Map<string, string[]>();

/** The words of an entry's text; they are asked for again with every letter that is typed. */
function wordsOf(text: string): string[] {
  const known = folded.get(text);
  if (known) return known;
  const words = fold(text).split(' ');
  folded.set(text, words);
  return words;
}

/** 4 for a whole word, 3 for the start of one, 2 for a word with a typo, 1 for letters inside one, 0 for none. */
function closeness(text: string, word: string): number {
  let best = 0;
  const candidates = wordsOf(text);
  for (const [at, candidate] of candidates.entries()) {
    if (candidate === word) return 4;
    // “email” is found in “e-mail”.
    if (candidate.startsWith(word) || `${candidate}${candidates[at + 1] ?? ''}`.startsWith(word))
      best = Math.max(best, 3);
    else if (word.length > 3 && withinTypo(candidate, word)) best = Math.max(best, 2);
    else if (word.length > 3 && candidate.includes(word)) best = Math.max(best, 1);
  }
  return best;
}

/** Whether a word, or its beginning, differs from what was typed by no more than the letters a hasty thumb gets wrong. */
function withinTypo(candidate: string, typed: string): boolean {
  const allowed = typed.length >= 8 ? 2 : 1;
  if (candidate.length < typed.length - allowed || candidate[0] !== typed[0]) return false;
  return distance(candidate.slice(0, typed.length + allowed), typed, allowed) <= allowed;
}

/** Edit distance with swapped neighbours as one edit, of `typed` to any beginning of `candidate`; gives up past `limit`. */
function distance(candidate: string, typed: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: candidate.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= candidate.length; column++) {
      const same = typed[row - 1] === candidate[column - 1] ? 0 : 1;
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
      );
      const swapped = typed[row - 1] === candidate[column - 2] && typed[row - 2] === candidate[column - 1];
      if (swapped && row > 1 && column > 1) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return Math.min(...previous);
}
