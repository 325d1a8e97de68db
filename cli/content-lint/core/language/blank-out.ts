/** A text with blanks in place of everything that a pattern finds, so that offsets stay the same. */
export function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

/**
 * Matches eight or more signs without a blank between them, as in “A file name cannot contain \/:*?"<>|”. They are
 * shown to the reader, and do not punctuate the sentence.
 */
export const symbolRuns = /[^\s\p{L}\p{N}]{8,}/gu;
