import { type Stats, statsOf } from '../engine/stats.ts';
import type { ToolLanguage } from '../reports/language.ts';
import { painter } from '../reports/paint.ts';
import { print } from '../reports/print.ts';
import { reportTexts } from '../reports/report-texts.ts';
import { type ProjectOptions, projectOf } from './project-options.ts';

interface StatsOptions extends ProjectOptions {
  format: 'pretty' | 'json';
}

/** `content-lint stats`: words per page and locale, the shortest and longest text of each field, the most similar services. */
export async function run(given: StatsOptions): Promise<number> {
  const { project, options } = await projectOf(given);
  const stats = statsOf(project);
  if (options.format === 'json') print(`${JSON.stringify({ version: 1, ...plain(stats) }, null, 2)}\n`);
  else print(tables(stats, project.locales, options.lang));
  return 0;
}

function plain({ pages, fields, similar }: Stats) {
  return {
    pages,
    fields,
    similar: similar.map(({ locale, a, b, similarity }) => ({ locale, a: a.id, b: b.id, similarity })),
  };
}

function tables({ pages, fields, similar }: Stats, locales: readonly string[], language: ToolLanguage): string {
  const texts = reportTexts[language].stats;
  const paint = painter();
  const pageWide = Math.max(...pages.map(({ page }) => page.length), 0) + 2;
  const fieldWide = Math.max(...fields.map(({ field }) => field.length), 0) + 2;
  return [
    paint('bold', texts.words),
    ...pages.map(({ page, words }) => {
      return `${page.padEnd(pageWide)}${locales.map((locale) => `${locale} ${words[locale] ?? 0}`.padStart(10)).join('')}`;
    }),
    '',
    paint('bold', texts.lengths),
    ...fields.map(({ field, shortest, longest }) => {
      const ends = [shortest, longest].map(
        ({ length, locale, key }) => `${String(length).padStart(5)} ${locale} ${key}`,
      );
      return `${field.padEnd(fieldWide)}${ends[0]?.padEnd(56)}${ends[1]}`;
    }),
    '',
    paint('bold', texts.similar),
    ...similar.map(({ locale, a, b, similarity }) => `${similarity.toFixed(4)}  ${locale}  ${a.id} / ${b.id}`),
    '',
  ].join('\n');
}
