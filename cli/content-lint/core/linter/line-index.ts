import type { SourceLocation, Span } from '../finding.ts';

/** Turns offsets of one text into lines and columns. */
export interface LineIndex {
  location(file: string, span: Span): SourceLocation;
}

/** Finds the starts of all lines once; each question is then a binary search. */
export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const position = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
  return {
    location(file, { start, end }) {
      const from = position(start);
      // A plugin's rule may report a span that ends before it starts: then the location is empty.
      const to = position(Math.max(start, end));
      return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    },
  };
}
