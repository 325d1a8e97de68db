/** Gives every word a number, so that rows of words can be compared as numbers. */
export interface Shingler {
  /** Each row of `size` words as one number, without repeats; at most three words fit into one. */
  rows(words: readonly string[], size: 2 | 3): Set<number>;
}

/** Makes a shingler; numbers of two shinglers have nothing to do with each other. */
export function shingler(): Shingler {
  const ids = new Map<string, number>();
  const idOf = (word: string) => {
    let id = ids.get(word);
    if (id === undefined) {
      id = ids.size;
      ids.set(word, id);
    }
    return id;
  };
  return {
    rows(words, size) {
      const numbers = words.map(idOf);
      const rows = new Set<number>();
      for (let at = 0; at + size <= numbers.length; at++) {
        let row = 0;
        // 17 bits a word: 131,072 different words, three of which stay below the limit of exact numbers.
        for (let of = 0; of < size; of++) row = row * 131_072 + (numbers[at + of] ?? 0);
        rows.add(row);
      }
      return rows;
    },
  };
}

/** How many rows each pair of sets shares, for the pairs that share any; the work grows with what is shared. */
export function sharedRows(sets: readonly ReadonlySet<number>[]): Map<number, Map<number, number>> {
  const holders = new Map<number, number | number[]>();
  const shared = new Map<number, Map<number, number>>();
  sets.forEach((set, at) => {
    for (const row of set) {
      const before = holders.get(row);
      if (before === undefined) holders.set(row, at);
      else if (typeof before === 'number') {
        count(shared, before, at);
        holders.set(row, [before, at]);
      } else {
        for (const other of before) count(shared, other, at);
        before.push(at);
      }
    }
  });
  return shared;
}

function count(shared: Map<number, Map<number, number>>, a: number, b: number): void {
  let own = shared.get(b);
  if (!own) {
    own = new Map();
    shared.set(b, own);
  }
  own.set(a, (own.get(a) ?? 0) + 1);
}

/** What two sets share, as a part of what they have together: 0 to 1. */
export function jaccard(shared: number, a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
