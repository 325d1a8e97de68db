const boundary = /(?<=[.!?…:;])\s+|\n/;

/** A word, with the hyphens and apostrophes inside it, or the end of a sentence. */
const token = /[a-z0-9\u00c0-\u024f\ufffc]+(?:[-'’][a-z0-9\u00c0-\u024f]+)*|[.!?…:;](?=\s|$)|\n/g;

/** Stands between two sentences among the numbers of words. */
export const sentenceEnd = 0;

/** The sentences of a readable text; those without a word are left out. */
export function sentencesOf(text: string): string[] {
  return text.split(boundary).filter((sentence) => countWords(sentence) > 0);
}

/** How many words a readable text has; an argument is one. */
export function countWords(text: string): number {
  return (
    text
      .toLowerCase()
      .match(token)
      ?.reduce((sum, one) => (isEnd(one) ? sum : sum + 1), 0) ?? 0
  );
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(token)
      ?.filter((one) => !isEnd(one)) ?? []
  );
}

/** Numbers for words: the same for the same word in any case, `sentenceEnd` after each sentence and each line. */
export interface WordNumbers {
  of(text: string): number[];
}

/** Makes numbers for words, from 1 on. Built-in matching over long texts is what makes 100,000 words cheap. */
export function wordNumbers(): WordNumbers {
  const ids = new Map<string, number>();
  return {
    of(text) {
      const tokens = text.toLowerCase().match(token) ?? [];
      return tokens.map((one) => {
        if (isEnd(one)) return sentenceEnd;
        let id = ids.get(one);
        if (id === undefined) {
          id = ids.size + 1;
          ids.set(one, id);
        }
        return id;
      });
    },
  };
}

function isEnd(one: string): boolean {
  const code = one.charCodeAt(0);
  return code < 48 || (code > 57 && code < 97) || code === 0x2026;
}
