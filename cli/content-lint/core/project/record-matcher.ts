import picomatch from 'picomatch';

/** Makes a function that tests whether a plugin wants a file parsed, by the patterns of its files. */
export function recordMatcher({
  records = [],
}: {
  records?: readonly string[] | undefined;
}): (path: string) => boolean {
  const matches = picomatch([...records]);
  return (path) => matches(path);
}
