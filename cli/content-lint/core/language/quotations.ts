import type { Span } from '../finding.ts';

const marks = [
  ['‘', '’'],
  ['“', '”'],
  ['„', '”'],
  ['"', '"'],
  ['«', '»'],
] as const;

/** The parts of a text that are between quotation marks, with their marks. */
export function quotationsIn(text: string): Span[] {
  return marks.flatMap(([opening, closing]) => {
    const spans: Span[] = [];
    // After each quotation the search goes on behind it.
    for (let start = text.indexOf(opening); start >= 0; start = text.indexOf(opening, spans.at(-1)?.end)) {
      const closingAt = closingMark(text, closing, start + 1);
      if (closingAt < 0) break;
      spans.push({ start, end: closingAt + 1 });
    }
    return spans;
  });
}

/** The offset of a closing mark; -1 if there is none. A ’ before a letter is an apostrophe, unless no other ’ follows. */
function closingMark(text: string, mark: string, from: number): number {
  let at = text.indexOf(mark, from);
  while (at >= 0 && mark === '’' && /\p{L}/u.test(text.charAt(at + 1))) {
    const next = text.indexOf(mark, at + 1);
    if (next < 0) return at;
    at = next;
  }
  return at;
}
