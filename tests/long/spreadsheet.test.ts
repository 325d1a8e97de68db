import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#cli/enquiries/csv.ts';
import { formulaCells } from '../fixtures/formula-cells.ts';

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
  return [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula);
}

const text = toCsv(
  ['a', 'b', 'c'],
  formulaCells.map((cell) => [cell, 'midden', cell]),
);

describe.skipIf(!office)('LibreOffice', () => {
  test('finds a formula where there is one', () => {
    expect(formulasIn('a,b\r\n=1+1,x\r\n', ',')).toHaveLength(1);
  });

  test.each([',', ';', '\t'])('finds none in an export that it splits at %j', (delimiter) => {
    expect(formulasIn(text, delimiter)).toEqual([]);
  });
});
