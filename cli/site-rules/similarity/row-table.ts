/** Remembers for each number which place had it first, in a table without objects: there are 100,000 of them. */
export interface RowTable {
  /** The place that had a row first, or −1: then the given one is remembered. */
  firstOr(row: number, place: number): number;
}

/** Makes a table for so many rows at most. */
export function rowTable(rows: number): RowTable {
  const bits = Math.ceil(Math.log2(Math.max(2, rows * 2)));
  const size = 2 ** bits;
  const shift = 32 - bits;
  const keys = new Int32Array(size);
  // A place of 0 is an empty slot: places are kept one higher.
  const places = new Int32Array(size);
  return {
    firstOr(row, place) {
      let slot = Math.imul(row, 0x9e3779b1) >>> shift;
      for (; places[slot] !== 0; slot = (slot + 1) & (size - 1)) {
        if (keys[slot] === row) return (places[slot] ?? 0) - 1;
      }
      keys[slot] = row;
      places[slot] = place + 1;
      return -1;
    },
  };
}
