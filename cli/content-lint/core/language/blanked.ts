/** A text with blanks in place of everything that a pattern finds, so that offsets stay the same. */
export function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

/** Eight signs or more in a row, such as the list of those that a name may not contain: none of them is punctuation. */
export const listOfSigns = /[^\s\p{L}\p{N}]{8,}/gu;
