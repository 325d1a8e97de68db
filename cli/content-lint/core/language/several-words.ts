/** Matches a text with three words in a row, each of at least two letters. */
export const severalWords = /\p{L}{2}\P{L}+\p{L}{2,}\P{L}+\p{L}{2}/u;
