/** The closing bracket of each opening one. */
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Completed versions of a text in which a string is still being typed, the likeliest first: with the string closed, or
 * also the brackets and the element around it on its line. Empty if no quotation mark on the line can have opened one.
 *
 * @example textsWithClosedString("t('home.ti", 10) // ["t('home.ti'", "t('home.ti')"]
 */
export function textsWithClosedString(text: string, offset: number): string[] {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  // A quotation mark and what follows it, without a blank: an id has none. Behind a letter, a digit or a full stop it
  // closes a string, or is an apostrophe.
  const openString = /(?<![\w.])(["'`])[^"'`\s]*$/.exec(line);
  const quote = openString?.[1];
  if (!openString || quote === undefined) return [];
  const [before, behind] = [text.slice(0, offset), text.slice(offset)];
  const lineBefore = line.slice(0, openString.index);
  const brackets = bracketsAfter(lineBefore);
  // The `>` of an arrow, as in `onClick={() => t('`, closes no element.
  const isInElement = /<[A-Za-z](?:[^<>]|(?<==)>)*$/.test(lineBefore);
  return [
    `${before}${quote}${behind}`,
    `${before}${quote}${brackets}${behind}`,
    ...(isInElement ? [`${before}${quote}${brackets} />${behind}`] : []),
  ];
}

/** What closes the brackets that a part of a line leaves open. */
function bracketsAfter(line: string): string {
  /** The closing brackets that are still missing, that of the innermost first. */
  const missing: string[] = [];
  // Without its finished strings: brackets in these do not count.
  for (const character of line.replace(/(["'`])(?:\\.|(?!\1).)*\1/g, '')) {
    const end = closing[character];
    if (end !== undefined) missing.unshift(end);
    else if (character === missing[0]) missing.shift();
  }
  return missing.join('');
}
