/**
 * How many characters of a text are looked at. A longer text is not for reading, and a list of all words in a few
 * megabytes of text takes hundreds of megabytes.
 */
const comparedLength = 10_000;

/** The beginning of a text, whose words are compared with those of other texts. */
export function comparedPart(text: string): string {
  return text.slice(0, comparedLength);
}
