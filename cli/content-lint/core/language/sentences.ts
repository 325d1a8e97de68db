const boundary = /(?<=[.!?…:;])\s+|\n/;

/** A word, with the hyphens and apostrophes inside it; a mark in the place of an argument counts as a letter. */
const word = /[\p{L}\p{M}\p{N}\ufffc]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;

/** The sentences of a readable text; those without a word are left out. */
export function sentencesOf(text: string): string[] {
  return text.split(boundary).filter((sentence) => sentence.toLowerCase().search(word) >= 0);
}

/** The words of a readable text, in lower case; an argument counts as a word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}
