import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from './machine.ts';

type Cell = string | number;

/** A table of the README. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** What a reader has to know to read the figures. */
  notes?: readonly string[];
}

export interface Report {
  /** Name of the bench and of its file of results. */
  bench: string;
  machine: Machine;
  tables: readonly Table[];
  /** Everything that was measured, for a reader who wants more than the tables. */
  data: unknown;
  /** False where only a part was measured: printed, not stored. */
  complete: boolean;
}

const results = path.join(import.meta.dirname, 'results');

/** Prints the tables as Markdown and stores a complete report: the tables as `results/<bench>.md`, all of it as JSON. */
export function publish({ complete, ...report }: Report): void {
  const tables = report.tables.map((table) => `${markdown(table, report.machine)}\n`).join('\n');
  console.log(`\n${tables}`);
  if (!complete) {
    console.log('Not stored: this run measured a part.');
    return;
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${report.bench}.json`), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(path.join(results, `${report.bench}.md`), tables);
  console.log(`Stored in tests/bench/results/${report.bench}.md`);
}

/** The table with the machine below it; numbers stand to the right. */
export function markdown({ title, columns, rows, notes = [] }: Table, machine: Machine): string {
  const isNumber = (column: number) => column > 0 && rows.every((row) => /^[-\d.,()/– −]+$/.test(String(row[column])));
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    line(columns),
    line(columns.map((_, column) => (isNumber(column) ? '---:' : '---'))),
    ...rows.map(line),
    '',
    [...notes, about(machine)].join(' '),
  ].join('\n');
}

function about({ date, cpu, cores, memoryGB, system, node, chromium, load }: Machine): string {
  const browser = chromium ? `, Chromium ${chromium}` : '';
  return `${date}, ${cores} × ${cpu}, ${memoryGB} GB, ${system}, Node ${node}${browser}, load ${load} before.`;
}
