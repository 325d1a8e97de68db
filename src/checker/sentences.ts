import { choicesFor } from '#src/checker/choices.ts';
import { outcomeOf } from '#src/checker/outcome.ts';
import { parseMessage } from '#src/checker/parse-message.ts';

/** A sentence of a message. */
export interface Sentence {
  key: string;
  text: string;
  /** Its words in lower case; an argument counts as one. */
  words: string[];
}

const boundary = /(?<=[.!?…:;])\s+/;

/** The sentences of a message, in the first of its branches. */
export function sentencesOf(key: string, locale: string, text: string): Sentence[] {
  const message = parseMessage(key, locale, text);
  if (!message.elements) return [];
  const parsed = { ...message, elements: message.elements };
  const shown = message.plain ? text : outcomeOf(parsed, choicesFor([parsed])[0] ?? new Map()).text;
  return shown
    .split(boundary)
    .map((sentence) => ({ key, text: sentence, words: wordsOf(sentence) }))
    .filter(({ words }) => words.length > 0);
}

/** The words of a text in lower case: runs of letters and digits, with the hyphens and apostrophes inside them. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const words: string[] = [];
  for (let at = 0; at < lower.length; ) {
    if (!isInWord(lower.charCodeAt(at))) {
      at++;
      continue;
    }
    const start = at;
    while (isInWord(lower.charCodeAt(at)) || (isJoint(lower.charCodeAt(at)) && isInWord(lower.charCodeAt(at + 1))))
      at++;
    words.push(lower.slice(start, at));
  }
  return words;
}

/** Letters and digits of any script, and the mark of an argument. */
function isInWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) && code !== 0xd7 && code !== 0xf7;
}

function isJoint(code: number): boolean {
  return code === 45 || code === 39 || code === 0x2019;
}
