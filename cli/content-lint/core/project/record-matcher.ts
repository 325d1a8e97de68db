import picomatch from 'picomatch';

/** Makes a function that tests whether a plugin wants a file parsed: whether the path fits one of the patterns. */
export function recordMatcher({
  records: patterns = [],
}: {
  records?: readonly string[] | undefined;
}): (path: string) => boolean {
  // Made from a list of patterns, the function ignores what follows the path, so that it can be given to `filter`. Made
  // from a single pattern, it would take the index that `filter` passes for an option.
  return picomatch([...patterns]);
}
