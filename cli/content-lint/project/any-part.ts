/**
 * Whether a text is as a pattern says, in which a `*` stands for any part of it, also for none. Takes no longer than both
 * are long for each `*`, whatever they hold: an expression would try each way to share the text among the stars.
 *
 * @example fitsPattern('pages.*.title', 'pages.home.hero.title') // true
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return pattern === text;
  let at = first.length;
  if (!text.startsWith(first) || text.length < at + last.length || !text.endsWith(last)) return false;
  // The earliest place of each part leaves the most room for the next one.
  for (const part of others) {
    const index = text.indexOf(part, at);
    if (index < 0) return false;
    at = index + part.length;
  }
  return at + last.length <= text.length;
}
