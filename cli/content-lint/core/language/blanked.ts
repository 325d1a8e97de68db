/** A text with blanks in place of everything that a pattern finds, so that offsets stay the same. */
export function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

/**
 * Eight signs or more in a row, such as those in “A file name cannot contain \ / : * ? " < > |”, written together. They
 * are shown to the reader, and do not punctuate the sentence.
 */
export const listOfSigns = /[^\s\p{L}\p{N}]{8,}/gu;
