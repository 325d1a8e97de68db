import { stringify } from 'csv-stringify/sync';

/**
 * The place before a character that makes a formula: at the start of a cell, or after a separator or line break within
 * one, because a spreadsheet that is set to such a separator splits cells there: it sees no quote at the start of such a
 * cell. At a comma none is split, because there it sees the quotes. White space, invisible characters and quotes may come
 * between. The last four characters are the full-width forms of the first four.
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
