import { type Exchange, ExchangeError, type ExchangeFormat } from './exchange.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const mark = '\uFEFF';

/** A table with a row for each message, as spreadsheets write it: key, file, source, target. */
export const csv: ExchangeFormat = {
  write({ source, target, units }) {
    const rows = units.map((unit) => [unit.key, unit.file, unit.source, unit.target ?? '']);
    const lines = [['key', 'file', source, target], ...rows].map((row) => row.map(cell).join(','));
    return `${mark}${lines.join('\r\n')}\r\n`;
  },
  read(text) {
    const [head, ...rows] = readRows(text.startsWith(mark) ? text.slice(1) : text);
    const [key, file, source, target] = head?.cells ?? [];
    if (key !== 'key' || file !== 'file' || !source || !target) {
      throw new ExchangeError('the first row has to be `key,file,<source>,<target>`', 1);
    }
    const exchange: Exchange = { source, target, units: [] };
    for (const { cells, line } of rows) {
      if (cells.length === 1 && cells[0] === '') continue;
      const [key = '', file = '', from, to] = cells;
      if (from === undefined || to === undefined || cells.length > 4) {
        throw new ExchangeError(`a row has four cells, this one ${cells.length}`, line);
      }
      exchange.units.push({ key, file, source: from, target: to === '' ? undefined : to });
    }
    return exchange;
  },
};

function cell(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

interface Row {
  cells: string[];
  line: number;
}

/** Reads rows with `,`, `;` or tabs between their cells: spreadsheets choose by the language of their user. */
function readRows(text: string): Row[] {
  const separator = /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ',';
  const rows: Row[] = [];
  let row: Row = { cells: [], line: 1 };
  let line = 1;
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      const opened = line;
      for (at++; ; at++) {
        if (at >= text.length) throw new ExchangeError('a quote is not closed', opened);
        if (text[at] === '"') {
          if (text[at + 1] !== '"') break;
          at++;
        }
        if (text[at] === '\n') line++;
        value += text[at];
      }
      at++;
      if (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') {
        throw new ExchangeError('something follows a closing quote', line);
      }
    } else {
      const start = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') at++;
      value = text.slice(start, at);
    }
    row.cells.push(value);
    if (text[at] === separator) {
      at++;
      if (at >= text.length) row.cells.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    line++;
    rows.push(row);
    row = { cells: [], line };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows;
}
