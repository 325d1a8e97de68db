/** A text with blanks in place of everything that a pattern finds, so that offsets stay the same. */
export function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

/** A list of signs, such as those that a name may not contain: none of them is a mark of the sentence. */
export const listOfSigns = /[^\s\p{L}\p{N}]{8,}/gu;
