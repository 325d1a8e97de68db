/**
 * Prepares a text for comparison: lower case, no accents, one space between words.
 *
 * @example normaliseWords('Café-menu’s') // 'cafe menu s'
 */
export function normaliseWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const splitTexts = new Map<string, string[]>();

/** The normalised words of a text; cached, because each key press compares all of them again. */
export function splitWords(text: string): string[] {
  const cached = splitTexts.get(text);
  if (cached) return cached;
  const words = normaliseWords(text).split(' ');
  splitTexts.set(text, words);
  return words;
}

/** How well a text matches a word: 4 as a whole word, 3 as the start of one, 2 with a typo, 1 inside a word, else 0. */
export function matchScore(text: string, word: string): number {
  let best = 0;
  const candidates = splitWords(text);
  // A word of at most three letters is a typo away from many others, or inside them.
  const isLong = word.length > 3;
  for (const [at, candidate] of candidates.entries()) {
    if (candidate === word) return 4;
    // “email” matches “e-mail”, which is normalised to two words.
    if (candidate.startsWith(word) || `${candidate}${candidates[at + 1] ?? ''}`.startsWith(word))
      best = Math.max(best, 3);
    else if (isLong && withinTypo(candidate, word)) best = Math.max(best, 2);
    else if (isLong && candidate.includes(word)) best = Math.max(best, 1);
  }
  return best;
}

/** Whether `typed` is the word `candidate`, or its beginning, with at most one typo, or two from eight letters on. */
function withinTypo(candidate: string, typed: string): boolean {
  const allowed = typed.length >= 8 ? 2 : 1;
  if (candidate.length < typed.length - allowed || candidate[0] !== typed[0]) return false;
  return distance(candidate.slice(0, typed.length + allowed), typed, allowed) <= allowed;
}

/** The edit distance (Damerau–Levenshtein) of `typed` to the nearest beginning of `candidate`; stops beyond `limit`. */
function distance(candidate: string, typed: string, limit: number): number {
  // A row has the distances of the first letters of `typed` to each beginning of `candidate`.
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: candidate.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= candidate.length; column++) {
      const replaceCost = typed[row - 1] === candidate[column - 1] ? 0 : 1;
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + replaceCost,
      );
      const swapped = typed[row - 1] === candidate[column - 2] && typed[row - 2] === candidate[column - 1];
      if (swapped && row > 1 && column > 1) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    // Later rows then stay above `limit`. They build on this row, or with a swap, which costs one, on the row before
    // it. That row has no value below `limit`: the least value rises by at most one from row to row.
    if (Math.min(...current) > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(...previous);
}
