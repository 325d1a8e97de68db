import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { blankOut } from '../language/blank-out.ts';
import { applyTextEdits, type TextEdit } from '../text-edit.ts';
import { parseMessage } from './parse-message.ts';
import { spanOf, walk } from './walk-message.ts';

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
  // Looked for in the whole message: an address may have an argument in it, such as `https://example.org/{id}/edit`.
  const withoutKept = blankOut(text, kept);
  const accented = ({ start, end }: Span) =>
    text.slice(start, end).replace(/[a-zA-Z]/g, (letter, at) => accents.get(withoutKept.charAt(start + at)) ?? letter);
  const edits: TextEdit[] = [];
  walk(elements, (element) => {
    // Quoted letters are accented too: only symbols need ICU's quotes.
    if (element.type === TYPE.literal) edits.push({ ...spanOf(element), text: accented(spanOf(element)) });
  });
  const length = edits.reduce((sum, { start, end }) => sum + end - start, 0);
  return `⟦${applyTextEdits(text, edits)}${'~'.repeat(Math.ceil(length * growth))}⟧`;
}
