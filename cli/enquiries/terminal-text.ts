/**
 * Text of a stranger as a terminal may print it: control characters and those that turn the direction of writing
 * are shown as codes, so that no message can move the cursor, colour a line or pose as another.
 */
export function terminalText(text: string): string {
  const shown = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
  return text.replace(shown, (character) =>
    character === '\n' ? '\n' : character === '\t' ? '  ' : `\\u{${character.charCodeAt(0).toString(16)}}`,
  );
}

/** Rows as columns with a heading each, every cell on one line and cut at forty characters. */
export function columns(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (text: string) => {
    const line = [...terminalText(text).replace(/\s+/g, ' ')];
    return line.length > 40 ? `${line.slice(0, 39).join('')}…` : line.join('');
  };
  const table = [names, ...rows.map((row) => names.map((name) => cell(row[name] ?? '')))];
  const widths = names.map((_, column) => Math.max(...table.map((row) => [...(row[column] ?? '')].length)));
  return table
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
