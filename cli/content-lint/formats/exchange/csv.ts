import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ExchangeError, type ExchangeFormat } from './exchange.ts';

const columns = ['key', 'file', 'source', 'target'] as const;

type Row = Record<(typeof columns)[number], string>;

/** A table with a row for each message, as spreadsheets write it: key, file, source, target. */
export const csv: ExchangeFormat = {
  write({ source, target, units }) {
    const rows = units.map((unit) => [unit.key, unit.file, unit.source, unit.target ?? ''].map(defused));
    return stringify([['key', 'file', source, target], ...rows], {
      // The byte order mark tells a spreadsheet that the file is UTF-8.
      bom: true,
      record_delimiter: 'windows',
      // Cells with a match get quotes, as do those with a comma or a quote: otherwise a program that separates cells at
      // `;` or tabs would cut them there, or take the blanks off their ends.
      quoted_match: /[;\r\n\t]|^\s|\s$/,
    });
  },
  read(text) {
    // In the first row the columns of texts have the names of their locales.
    const [head, ...rows] = readRows(text);
    if (head?.key !== 'key' || head.file !== 'file' || !head.source || !head.target) {
      throw new ExchangeError('the first row has to be `key,file,<source>,<target>`', 1);
    }
    const units = rows.map(({ key, file, source, target }) => ({
      key: plain(key),
      file: plain(file),
      source: plain(source),
      target: target === '' ? undefined : plain(target),
    }));
    return { source: head.source, target: head.target, units };
  },
};

/**
 * A spreadsheet would run a cell that begins like a formula; behind an apostrophe it is text. A cell that has one there
 * itself gets another, so that `plain` gives it back as it was.
 */
function defused(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Takes off the apostrophe that `defused` puts before a cell. */
function plain(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/**
 * Reads rows with `,`, `;` or tabs between their cells, whichever comes first in the first row: spreadsheets choose by
 * the language of their user.
 */
function readRows(text: string): Row[] {
  const delimiter = /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ',';
  try {
    const record_delimiter = ['\r\n', '\n', '\r'];
    return parse<Row>(text, { bom: true, columns: [...columns], delimiter, record_delimiter, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ExchangeError(error.message, Number(error.lines ?? 1));
  }
}
