/** What is between two sentences: blanks behind a mark that ends one, or a new line. */
const boundary = /(?<=[.!?…:;])\s+|\n/;

/** A word, with the hyphens and apostrophes inside it. U+FFFC, in the place of an argument, counts as a letter. */
const word = /[\p{L}\p{M}\p{N}\ufffc]+(?:[-'’][\p{L}\p{M}\p{N}\ufffc]+)*/gu;

/** The sentences of a text as `readableText` gives it; those without a word are left out. */
export function sentencesOf(text: string): string[] {
  // Not `test`: with the flag `g` it would begin where its last search ended.
  return text.split(boundary).filter((sentence) => sentence.search(word) >= 0);
}

/** The words of a text as `readableText` gives it, in lower case; an argument counts as a word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}
