import type { SourceLocation } from '../core/finding.ts';
import { escapeSourceLine } from './escape-controls.ts';
import type { Paint } from './paint.ts';

/** How many characters of a long line are shown. */
const width = 96;

/** How many characters before the location are shown of a line that is longer. */
const leadIn = 24;

/** The room for the number of a line. */
const gutterWidth = 6;

/** Puts a title to the right of the gutter: two blanks, the number of the line, and ` │`. */
const titleIndent = ' '.repeat(2 + gutterWidth + 2);

/**
 * The source line of a finding, with carets under its location. A place related to the finding has a title and is dim;
 * the place of the finding itself has the title ''. Only the title if the line is empty or not there.
 *
 *        12 │ "hours": "Open van {from}",
 *           │                    ^^^^^^
 */
export function codeFrame(
  lines: readonly string[] | undefined,
  location: SourceLocation,
  title: string,
  paint: Paint,
): string[] {
  const line = lines?.[location.line - 1]?.replace(/\r$/, '');
  if (!line) return title ? [`${titleIndent}${paint('dim', title)}`] : [];
  const start = location.column - 1;
  const end = location.endLine === location.line ? Math.max(start + 1, location.endColumn - 1) : line.length;
  // The first character that is shown. The indent is left out; of a line that is too long the part around the location
  // is shown, or its end if the location is near the end.
  const from =
    line.length <= width ? indentOf(line) : Math.max(indentOf(line), Math.min(start - leadIn, line.length - width));
  const shown = line.slice(from, from + width);
  const cutBefore = from > indentOf(line) ? '…' : ' ';
  const carets = ' '.repeat(Math.max(0, start - from)) + '^'.repeat(Math.max(1, Math.min(end, from + width) - start));
  const gutter = String(location.line).padStart(gutterWidth);
  return [
    ...(title ? [`${titleIndent}${paint('dim', title)}`] : []),
    `  ${paint('dim', `${gutter} │`)}${cutBefore}${escapeSourceLine(shown)}${from + width < line.length ? '…' : ''}`,
    `  ${paint('dim', `${' '.repeat(gutterWidth)} │`)} ${paint(title ? 'dim' : 'red', carets)}`,
  ];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
