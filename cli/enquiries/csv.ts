/**
 * Rows as CSV (RFC 4180) with a byte order mark, without which spreadsheets do not read UTF-8.
 * A cell that a spreadsheet would read as a formula is prefixed with an apostrophe.
 */
export function toCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [names, ...rows].map((row) => row.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
