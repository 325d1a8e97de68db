import { type Stats, statsOf } from '../core/linter/stats.ts';
import type { StatsTable } from '../core/plugin.ts';
import type { Io } from '../host/io.ts';
import { loadPluginData, openProject, type ProjectOptions } from '../host/open-project.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { type Paint, painter } from '../reports/paint.ts';
import { reportTexts } from '../reports/report-texts.ts';

/** Least widths of columns in characters: the words of a page in one locale, a length, and a length with locale and key. */
const wordsWidth = 10;
const lengthWidth = 5;
const shortestWidth = 56;

/** The blanks behind the first column, and at least between the counts of words. */
const gap = 2;

interface StatsOptions extends ProjectOptions {
  format: 'pretty' | 'json';
}

/** `content-lint stats`: words per page and locale, the shortest and longest text of each field, tables of plugins. */
export async function run(given: StatsOptions, io: Io): Promise<number> {
  const open = await openProject(given, io);
  const { project, options } = open;
  const stats = statsOf(project, await loadPluginData(open, project));
  if (options.format === 'json') io.stdout.write(`${JSON.stringify({ version: 1, ...dataOf(stats) }, null, 2)}\n`);
  else io.stdout.write(tables(stats, project.locales, options.lang, painter(io.stdout)));
  return 0;
}

/** The statistics for the JSON report: each table of a plugin under its name. */
function dataOf({ pages, fields, tables }: Stats) {
  return { pages, fields, ...Object.fromEntries(tables.map(({ name, rows }) => [name, rows])) };
}

function tables(stats: Stats, locales: readonly string[], language: ToolLanguage, paint: Paint): string {
  const texts = reportTexts[language].stats;
  const pageWidth = Math.max(...stats.pages.map(({ page }) => page.length), 0) + gap;
  const fieldWidth = Math.max(...stats.fields.map(({ field }) => field.length), 0) + gap;
  const counts = stats.pages.map(({ words }) => locales.map((locale) => `${locale} ${words[locale] ?? 0}`));
  const countWidth = Math.max(wordsWidth, ...counts.flat().map((count) => count.length + gap));
  return [
    paint('bold', texts.words),
    ...stats.pages.map(
      ({ page }, at) => `${page.padEnd(pageWidth)}${counts[at]?.map((count) => count.padStart(countWidth)).join('')}`,
    ),
    '',
    paint('bold', texts.lengths),
    ...stats.fields.map(({ field, shortest, longest }) => {
      const extremes = [shortest, longest].map(
        ({ length, locale, key }) => `${String(length).padStart(lengthWidth)} ${locale} ${key}`,
      );
      return `${field.padEnd(fieldWidth)}${extremes[0]?.padEnd(shortestWidth)}${extremes[1]}`;
    }),
    '',
    ...stats.tables.flatMap((table) => [paint('bold', table.title[language]), ...rowsOf(table), '']),
  ].join('\n');
}

/** A table in columns, under their names. */
function rowsOf({ rows }: StatsTable): string[] {
  const cells = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))];
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
