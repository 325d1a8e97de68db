/**
 * Makes text of a stranger safe for a terminal: control characters, line separators and what changes the writing
 * direction are shown as codes, so that no message can move the cursor, colour a line or look like another. Line breaks
 * are kept, and a tab becomes two blanks.
 */
export function terminalText(text: string): string {
  const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
  return text.replace(unsafe, (character) =>
    character === '\n' ? '\n' : character === '\t' ? '  ' : `\\u{${character.charCodeAt(0).toString(16)}}`,
  );
}

/** The widest cell of a table, in characters. */
const maxCell = 40;

/** A table of rows with a heading above each column. Every cell is one line, cut off at `maxCell` characters. */
export function tableText(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (text: string) => {
    const line = [...terminalText(text).replace(/\s+/g, ' ')];
    return line.length > maxCell ? `${line.slice(0, maxCell - 1).join('')}…` : line.join('');
  };
  const table = [names, ...rows.map((row) => names.map((name) => cell(row[name] ?? '')))];
  // In characters: an emoji is two units of a string.
  const width = (text = '') => [...text].length;
  const widths = names.map((_, column) => Math.max(...table.map((row) => width(row[column]))));
  return table
    .map((row) =>
      row
        .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - width(text)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
