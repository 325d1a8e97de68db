/**
 * Rows as CSV of RFC 4180 with a byte order mark, which spreadsheets need to read UTF-8.
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function toCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [names, ...rows].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
