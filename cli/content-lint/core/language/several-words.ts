/** Matches a text of three words and more. */
export const severalWords = /\p{L}{2}\P{L}+\p{L}{2,}\P{L}+\p{L}{2}/u;
