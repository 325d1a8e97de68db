import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#cli/enquiries/csv.ts';

const formulas = ['=1+1', '+1', '-1', '@SUM(1)', '＝1+1', '=HYPERLINK("http://x.example")', `=cmd|' /C calc'!A0`];
/** Places in a cell where a spreadsheet with some separator begins a cell of its own. */
const wrap = [
  (text: string) => text,
  (text: string) => ` ${text}`,
  (text: string) => `\u200b${text}`,
  (text: string) => `\t${text}`,
  (text: string) => `Hallo;${text}`,
  (text: string) => `Hallo; "${text}"`,
  (text: string) => `Hallo\t${text}`,
  (text: string) => `Hallo\n${text}`,
  (text: string) => `Hallo\r\n"${text}`,
  (text: string) => `"${text}`,
  (text: string) => `;;${text};"";"${text}`,
];
const cells = formulas.flatMap((formula) => wrap.map((place) => place(formula)));
const text = toCsv(
  ['a', 'b', 'c'],
  cells.map((cell) => [cell, 'midden', cell]),
);
const isFormula = (cell: string) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);

describe.each([',', ';', '\t'])('an export that is split at %j', (delimiter) => {
  test('has no cell that is a formula', () => {
    const rows = parse(text, { bom: true, delimiter, relax_quotes: true, relax_column_count: true }) as string[][];
    expect(rows.length).toBeGreaterThan(cells.length);
    expect(rows.flat().filter(isFormula)).toEqual([]);
  });

  test('has none either for a reader that knows no quotes', () => {
    const found = text.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter));
    expect(found.map((cell) => cell.replace(/^["\s]+/, '')).filter(isFormula)).toEqual([]);
  });
});

test('cells without formulas come back as they are', () => {
  const plain = ['', 'Zoë', '1-2', 'a, "b"', 'twee\nregels', 'naam@x.example', 'a; b', "'s avonds"];
  expect(
    parse(
      toCsv(
        ['a'],
        plain.map((cell) => [cell]),
      ),
      { bom: true },
    ),
  ).toEqual([['a'], ...plain.map((cell) => [cell])]);
});

const office = ['soffice', 'libreoffice'].find((name) => spawnSync('which', [name]).status === 0);

/** The formulas that LibreOffice has in a sheet, once it has read a CSV. */
function formulasIn(csv: string, delimiter: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'site-csv-'));
  writeFileSync(join(folder, 'export.csv'), csv);
  // Separator, quote, UTF-8, from the first line.
  const flags = ['--headless', `-env:UserInstallation=file://${folder}/profile`];
  const filter = `--infilter=CSV:${delimiter.charCodeAt(0)},34,76,1`;
  spawnSync(String(office), [...flags, filter, '--convert-to', 'fods', '--outdir', folder, join(folder, 'export.csv')]);
  const sheet = readFileSync(join(folder, 'export.fods'), 'utf8');
  rmSync(folder, { recursive: true });
  return [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula);
}

describe.skipIf(!office)('LibreOffice', () => {
  test('finds a formula where there is one', () => {
    expect(formulasIn('a,b\r\n=1+1,x\r\n', ',')).toHaveLength(1);
  });

  test.each([',', ';', '\t'])('finds none in an export that it splits at %j', (delimiter) => {
    expect(formulasIn(text, delimiter)).toEqual([]);
  });
});
