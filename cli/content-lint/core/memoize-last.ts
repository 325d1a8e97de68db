/** Keeps the results for the last two keys, because rules ask about both messages of a pair in turn. */
export function memoizeLast<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  let last: { key: Key; result: Result } | undefined;
  let beforeLast: typeof last;
  return (key) => {
    if (last?.key === key) return last.result;
    if (beforeLast?.key === key) return beforeLast.result;
    beforeLast = last;
    last = { key, result: compute(key) };
    return last.result;
  };
}
