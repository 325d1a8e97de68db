/**
 * Whether a text matches a pattern in which `*` matches any characters, also none. The time is linear for each `*`; a
 * regular expression could backtrack through every way to divide the text.
 *
 * @example fitsPattern('pages.*.title', 'pages.home.hero.title') // true
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  // A pattern without `*`.
  if (last === undefined) return pattern === text;
  let at = first.length;
  // Both ends have to fit side by side: `a*a` does not match `a`.
  if (!text.startsWith(first) || text.length < at + last.length || !text.endsWith(last)) return false;
  // The earliest place of each part leaves the most room for the next one.
  for (const part of others) {
    const index = text.indexOf(part, at);
    if (index < 0) return false;
    at = index + part.length;
  }
  return at + last.length <= text.length;
}
