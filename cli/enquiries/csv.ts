import { stringify } from 'csv-stringify/sync';

/**
 * The places where a spreadsheet could begin to read a formula: before `=`, `+`, `-`, `@` or the full-width form of one
 * of them, with only white space, invisible characters and quotes in front of it. A place is at the start of a cell, or
 * behind `;`, a tab or a line break inside a cell. A spreadsheet that is set to split at one of those splits there too:
 * at `;`, the row `"Jan","hi;=1+1"` has a second cell `=1+1"`. Quotes protect only a cell that begins with them.
 */
const formulaStart = /((?:^|[;\t\r\n])[\s\p{Cf}"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/**
 * Rows as CSV (RFC 4180), every cell in quotes, with the byte order mark by which spreadsheets recognise UTF-8.
 * What a spreadsheet could read as a formula is prefixed with an apostrophe.
 */
export function toCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const safe = [names, ...rows].map((row) => row.map((cell) => cell.replace(formulaStart, "$1'")));
  return stringify(safe, { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' });
}
