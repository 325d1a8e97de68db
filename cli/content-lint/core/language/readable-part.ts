/** In characters. A longer text is not for reading; a list of the words of a text of megabytes takes hundreds more. */
const longest = 10_000;

/** The part of a text whose words are compared with those of other texts. */
export function readablePart(text: string): string {
  return text.slice(0, longest);
}
