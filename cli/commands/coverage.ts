import { type Coverage, coverageOf, type FileCoverage, type LocaleCoverage } from '#src/checker/coverage.ts';
import type { ToolLanguage } from '../report/language.ts';
import { painter } from '../report/pretty.ts';
import { print } from '../report/print.ts';
import { reportTexts } from '../report/texts.ts';
import { type ProjectOptions, projectOf } from './project-options.ts';

interface CoverageOptions extends ProjectOptions {
  min?: number;
  format: 'pretty' | 'json';
}

/** `content-lint coverage`: a table per file and locale; 1 where a locale stays below `--min`. */
export async function run(given: CoverageOptions): Promise<number> {
  const { project, options } = await projectOf(given);
  const coverage = coverageOf(project);
  const enough = options.min === undefined || coverage.total.every(({ percent }) => percent >= (options.min ?? 0));
  if (options.format === 'json') print(`${JSON.stringify({ version: 1, ...coverage, enough }, null, 2)}\n`);
  else print(table(coverage, options));
  return enough ? 0 : 1;
}

function table({ files, total }: Coverage, { min = 100, lang }: CoverageOptions & { lang: ToolLanguage }): string {
  const texts = reportTexts[lang].coverage;
  const paint = painter();
  const rows: FileCoverage[] = [...files, { file: texts.total, locales: total }];
  const fileWide = Math.max(...rows.map(({ file }) => file.length), texts.file.length);
  const cellOf = ({ present, wanted, percent }: LocaleCoverage) =>
    `${present}/${wanted}  ${percent.toFixed(1).padStart(5)} %`;
  const wide = 3 + Math.max(...total.map((one) => cellOf(one).length));
  const head = `${texts.file.padEnd(fileWide)}${total.map(({ locale }) => locale.padStart(wide)).join('')}`;
  const lines = rows.map(({ file, locales }) => {
    const cells = locales.map((one) => paint(one.percent < min ? 'red' : 'green', cellOf(one).padStart(wide)));
    return `${file.padEnd(fileWide)}${cells.join('')}`;
  });
  return `${[head, ...lines].join('\n')}\n`;
}
