/**
 * Matches a text with three words in a row, each of at least two letters, `Request your free quote`. Such a text is
 * seldom a name, so it is expected to differ in a translation.
 */
export const threeWordsInRow = /\p{L}{2}\P{L}+\p{L}{2,}\P{L}+\p{L}{2}/u;
