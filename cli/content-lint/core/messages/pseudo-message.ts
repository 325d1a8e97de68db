import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './parse-message.ts';
import { spanOf } from './walk-message.ts';

/** Letters with accented look-alikes that nobody types by accident. */
const accents = new Map(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'àƀćðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][at] ?? letter,
  ]),
);

/** How much longer texts of other languages are than English or Dutch ones. */
const growth = 0.35;

/**
 * Matches what stays as it is: addresses, such as `https://example.org/a`, `info@example.org` and `www.example.org`,
 * and tags that close themselves, such as `<br/>`, which the parser takes for text.
 */
const kept = /<[A-Za-z][\w.-]*\s*\/>|https?:\/\/\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.\w+|\bwww\.\S+/g;

/**
 * A message in a pseudo-locale: every letter accented, a third longer, and in brackets that show where it is cut off.
 * Arguments, branches and tags stay as they are, and so does a message that does not parse.
 *
 * @example pseudoMessage('Dag {name}') // '⟦Ðàĝ {name}~~⟧'
 */
export function pseudoMessage(text: string): string {
  const { elements } = parseMessage('', 'en', text);
  if (!elements || text.trim() === '') return text;
  let out = '';
  let from = 0;
  let letters = 0;
  for (const { start, end } of literalSpans(elements)) {
    out += text.slice(from, start) + accented(text.slice(start, end));
    letters += end - start;
    from = end;
  }
  return `⟦${out}${text.slice(from)}${'~'.repeat(Math.ceil(letters * growth))}⟧`;
}

/** The spans of the literal texts of a message, those inside branches and tags too. */
function literalSpans(elements: readonly MessageFormatElement[]): { start: number; end: number }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [spanOf(element)];
    if (element.type === TYPE.tag) return literalSpans(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literalSpans(value));
  });
}

/** Accents a text, but not what is `kept`. Quoted letters are accented too: only symbols need ICU's quotes. */
function accented(text: string): string {
  let out = '';
  let from = 0;
  const accent = (part: string) => part.replace(/[a-zA-Z]/g, (letter) => accents.get(letter) ?? letter);
  for (const { 0: whole, index } of text.matchAll(kept)) {
    out += accent(text.slice(from, index)) + whole;
    from = index + whole.length;
  }
  return out + accent(text.slice(from));
}
