import { choicesFor } from '#src/checker/choices.ts';
import { outcomeOf } from '#src/checker/outcome.ts';
import { parseMessage } from '#src/checker/parse-message.ts';

/** A sentence of a message, as its words in lower case. */
export interface Sentence {
  key: string;
  text: string;
  words: string[];
}

/** The sentences of a message in the first of its branches; an argument counts as one word. */
export function sentencesOf(key: string, locale: string, text: string): Sentence[] {
  const message = parseMessage(key, locale, text);
  if (!message.elements) return [];
  const parsed = { ...message, elements: message.elements };
  const plain = message.plain ? text : outcomeOf(parsed, choicesFor([parsed])[0] ?? new Map()).text;
  return plain
    .split(/(?<=[.!?…:;])\s+/)
    .map((sentence) => ({ key, text: sentence, words: wordsOf(sentence) }))
    .filter(({ words }) => words.length > 0);
}

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\uFFFC]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** All rows of three words. */
export function trigrams(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + 2 < words.length; at++) found.add(`${words[at]} ${words[at + 1]} ${words[at + 2]}`);
  return found;
}

/** What two sets share, as a part of what they have together: 0 to 1. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared++;
  return shared / (a.size + b.size - shared);
}
