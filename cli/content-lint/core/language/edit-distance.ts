/** The number of letters to change, add, remove or swap with a neighbour; `limit + 1` if it is more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // The table of distances between the beginnings of both words, of which only the last rows are kept.
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changeCost = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + changeCost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (rowBeforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    // If all of this row is above `limit`, so are all later rows. A distance of the next row is a distance of this row,
    // or more; or, after a swap, one more than a distance of `lastRow`. All of `lastRow` is at least `limit`, as a
    // distance grows by at most one from row to row.
    if (least > limit) return limit + 1;
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return Math.min(lastRow[b.length] ?? 0, limit + 1);
}

/**
 * Whether two lists are short enough to compare every word of one with every word of the other. The differences of
 * longer lists are no typing errors.
 */
export function fewEnoughToCompare(words: { length: number }, among: { length: number }): boolean {
  return words.length * among.length <= maxComparisons;
}

const maxComparisons = 20_000;

/** The word that was probably meant, among those that exist: a third of its letters may be wrong, at most three. */
export function nearWord(word: string, among: Iterable<string>): string | undefined {
  let best: string | undefined;
  // The distance that a candidate has to be below: one more than may be wrong, and later that of the best.
  let toBeat = Math.min(3, Math.max(1, Math.floor(word.length / 3))) + 1;
  const bareWord = withoutSeparators(word);
  for (const candidate of among) {
    // Nearly all candidates begin or end with another letter: `withoutSeparators` need not be called for them.
    const distance =
      haveSameEnds(word, candidate) && bareWord === withoutSeparators(candidate)
        ? 0
        : editDistance(word, candidate, toBeat);
    if (distance < toBeat) {
      best = candidate;
      toBeat = distance;
    }
  }
  return best;
}

function haveSameEnds(a: string, b: string): boolean {
  return [0, -1].every((at) => a.at(at)?.toLowerCase() === b.at(at)?.toLowerCase());
}

/** A word without its capitals and separators: `userName`, `user_name` and `username` are one word. */
function withoutSeparators(word: string): string {
  return word.toLowerCase().replace(/[-_.\s]/g, '');
}
