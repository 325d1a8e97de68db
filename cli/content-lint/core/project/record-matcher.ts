import picomatch from 'picomatch';

/** Makes a function that tests whether a plugin wants a file parsed: whether the path fits one of the patterns. */
export function recordMatcher({
  records: patterns = [],
}: {
  records?: readonly string[] | undefined;
}): (path: string) => boolean {
  // For a list of patterns picomatch's function takes the path alone, so that `filter` may call it.
  return picomatch([...patterns]);
}
