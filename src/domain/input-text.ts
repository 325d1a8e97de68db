/** Turns line breaks of every kind into `\n`. Browsers post `\r\n`, but a line break counts as one character. */
export function normaliseLineBreaks(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n');
}

/**
 * Whether a text has nothing to read: only white space and invisible characters,
 * such as the zero-width space, the Hangul filler and the empty braille pattern.
 */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '') === '';
}

/** Removes control characters from a text. Tabs stay, and so do line breaks, as `\n`. */
export function removeControlCharacters(text: string): string {
  // The double negation matches every control character (`Cc`) except `\n` and `\t`.
  return normaliseLineBreaks(text).replace(/[^\P{Cc}\n\t]/gu, '');
}
