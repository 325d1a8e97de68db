import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#cli/enquiries/csv.ts';
import { formulaCells } from '../fixtures/formula-cells.ts';

const text = toCsv(
  ['a', 'b', 'c'],
  formulaCells.map((cell) => [cell, 'midden', cell]),
);
const isFormula = (cell: string) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell);

describe.each([',', ';', '\t'])('an export that is split at %j', (delimiter) => {
  test('has no cell that is a formula', () => {
    const rows = parse(text, { bom: true, delimiter, relax_quotes: true, relax_column_count: true }) as string[][];
    expect(rows.length).toBeGreaterThan(formulaCells.length);
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
