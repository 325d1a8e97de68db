/**
 * How many characters of a text are looked at. A longer text is not for reading, and a list of all words in a few
 * megabytes of text takes hundreds of megabytes.
 */
const comparedLength = 10_000;

/** The beginning of a text, as far as its words are compared with those of other texts: 10,000 characters. */
export function beginningOf(text: string): string {
  return text.slice(0, comparedLength);
}
