import { choicesFor } from '#src/checker/choices.ts';
import { outcomeOf } from '#src/checker/outcome.ts';
import { parseMessage } from '#src/checker/parse-message.ts';

/** A sentence of a message. */
export interface Sentence {
  key: string;
  text: string;
  /** One number for each word, the same for the same word in any case; an argument is a word. */
  words: readonly number[];
}

/** The sentences of a message, in the first of its branches. */
export function sentencesOf(key: string, locale: string, text: string): Sentence[] {
  if (!/[{}<'#]/.test(text)) return split(key, text);
  const message = parseMessage(key, locale, text);
  if (!message.elements) return [];
  const parsed = { ...message, elements: message.elements };
  return split(key, outcomeOf(parsed, choicesFor([parsed])[0] ?? new Map()).text);
}

/** Ends a sentence at `.`, `!`, `?`, `…`, `:` or `;` before white space. Words are runs of letters and digits. */
function split(key: string, text: string): Sentence[] {
  const lower = text.toLowerCase();
  // Rare: a letter whose small form is longer. The words still count, the text is then cut by the small form.
  const whole = lower.length === text.length ? text : lower;
  const sentences: Sentence[] = [];
  let words: number[] = [];
  let start = 0;
  const end = (at: number) => {
    if (words.length > 0) sentences.push({ key, text: whole.slice(start, at).trim(), words });
    words = [];
    start = at;
  };
  for (let at = 0; at < lower.length; ) {
    if (isInWord(lower.charCodeAt(at))) {
      let hash = 0x811c9dc5;
      for (; isInWord(lower.charCodeAt(at)) || isJoint(lower, at); at++) {
        hash = Math.imul(hash ^ lower.charCodeAt(at), 0x01000193);
      }
      words.push(hash);
    } else {
      if (endsSentence(lower.charCodeAt(at)) && isBlank(lower.charCodeAt(at + 1))) end(at + 1);
      at++;
    }
  }
  end(lower.length);
  return sentences;
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters and digits of any script, and the mark of an argument. */
function isInWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) && code !== 0xd7 && code !== 0xf7;
}

/** A hyphen or apostrophe inside a word. */
function isJoint(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 45 || code === 39 || code === 0x2019) && isInWord(text.charCodeAt(at + 1));
}

function endsSentence(code: number): boolean {
  return code === 46 || code === 58 || code === 59 || code === 33 || code === 63 || code === 0x2026;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 0xa0;
}
