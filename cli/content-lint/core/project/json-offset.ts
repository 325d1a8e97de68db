import type { Span } from '../finding.ts';

/**
 * Finds a part of a JSON string's value in its file: escapes make it longer there. `literal` is the span of the string
 * with its quotes.
 *
 * @example fileSpan('{"a": "x\\u00a0y"}', { start: 6, end: 16 }, { start: 2, end: 3 }) // { start: 14, end: 15 }: `y`
 */
export function fileSpan(text: string, literal: Span, part: Span): Span {
  const contentStart = literal.start + 1;
  const contentEnd = literal.end - 1;
  // Not `indexOf` in the whole text: without any escape each call would read on to its end.
  if (!text.slice(literal.start, literal.end).includes('\\')) {
    const offsetInFile = (offset: number) => Math.min(contentStart + offset, contentEnd);
    return { start: offsetInFile(part.start), end: offsetInFile(part.end) };
  }
  let valueOffset = 0;
  let start = contentEnd;
  let end = contentEnd;
  for (let at = contentStart; at < contentEnd; valueOffset++) {
    if (valueOffset === part.start) start = at;
    if (valueOffset === part.end) {
      end = at;
      break;
    }
    // `\u00a0` has six characters, any other escape two.
    at += text[at] === '\\' ? (text[at + 1] === 'u' ? 6 : 2) : 1;
  }
  return { start, end: Math.max(end, start) };
}
