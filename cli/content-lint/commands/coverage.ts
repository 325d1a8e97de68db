import { type Coverage, coverageOf, type FileCoverage, type LocaleCoverage } from '../core/linter/coverage.ts';
import { isEmptyProject } from '../core/project/project-error.ts';
import type { Io } from '../host/io.ts';
import { loadPluginData, type OpenProject, openProject, type ProjectOptions } from '../host/open-project.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { escapeCiCommands, escapeControls, escapeLineStart } from '../reports/escape-controls.ts';
import { type Paint, painter } from '../reports/paint.ts';
import { reportTexts } from '../reports/report-texts.ts';

interface CoverageOptions extends ProjectOptions {
  min?: number;
  /** A commit to compare with. */
  against?: string;
  format: 'pretty' | 'json';
}

/** How many missing messages are listed in all. */
const shownAtMost = 20;

/** The blanks between two columns. */
const gap = 3;

/** The widths of a percentage, `100.0`, and of a difference, ` +100.0`. */
const percentWidth = 5;
const differenceWidth = 7;

/**
 * `content-lint coverage`: a table per file and locale; exit code 1 if a locale stays below `--min`, or has a lower
 * percentage than it had in `--against`, or is gone.
 */
export async function run(given: CoverageOptions, io: Io): Promise<number> {
  const open = await openProject(given, io);
  const { options } = open;
  const coverage = await coverageIn(open);
  const earlier = options.against === undefined ? undefined : await coverageAt(options.against, given, open);
  // Whether every locale reaches `--min`.
  const enough = coverage.total.every(({ percent }) => percent >= (options.min ?? 0));
  // Whether no locale has a lower percentage than it had earlier, nor is gone.
  const kept = (earlier?.total ?? []).every((then) => {
    const now = coverage.total.find(({ locale }) => locale === then.locale);
    return (now?.percent ?? 0) >= then.percent;
  });
  if (options.format === 'json') {
    const against = earlier ? { against: { commit: options.against, ...earlier }, kept } : {};
    io.stdout.write(`${JSON.stringify({ version: 1, ...coverage, enough, ...against }, null, 2)}\n`);
  } else io.stdout.write(table(coverage, earlier, options, painter(io.stdout)));
  return enough && kept ? 0 : 1;
}

async function coverageIn(open: OpenProject<CoverageOptions>): Promise<Coverage> {
  return coverageOf(open.project, await loadPluginData(open, open.project));
}

/** The coverage that a commit had; a commit without any messages had nothing to cover. */
async function coverageAt(
  commit: string,
  options: CoverageOptions,
  { io, root }: OpenProject<CoverageOptions>,
): Promise<Coverage> {
  const { gitTree } = await import('../host/git-tree.ts');
  const tree = gitTree(root, { commit });
  try {
    return await coverageIn(await openProject(options, io, tree));
  } catch (error) {
    if (isEmptyProject(error)) return { files: [], total: [] };
    throw error;
  }
}

/** The table as text. Without `--min` it marks and lists whatever is not complete, although `run` lets that pass. */
function table(
  { files, total }: Coverage,
  earlier: Coverage | undefined,
  { min = 100, lang }: CoverageOptions & { lang: ToolLanguage },
  paint: Paint,
): string {
  const texts = reportTexts[lang].coverage;
  const rows: FileCoverage[] = [...files, { file: texts.total, locales: total }];
  const fileWidth = Math.max(...rows.map(({ file }) => file.length), texts.file.length);
  const cellOf = (row: FileCoverage, { locale, present, wanted, percent }: LocaleCoverage) => {
    const earlierLocales = earlier && (row.locales === total ? earlier.total : localesOf(earlier, row.file));
    const then = earlierLocales?.find((entry) => entry.locale === locale);
    const change = earlier ? difference(percent, then?.percent) : '';
    return `${present}/${wanted}  ${rounded(percent).padStart(percentWidth)} %${change}`;
  };
  const columnWidth = gap + Math.max(...rows.flatMap((row) => row.locales.map((entry) => cellOf(row, entry).length)));
  const head = `${texts.file.padEnd(fileWidth)}${total.map(({ locale }) => locale.padStart(columnWidth)).join('')}`;
  const lines = rows.map((row) => {
    const cells = row.locales.map((entry) =>
      paint(entry.percent < min ? 'red' : 'green', cellOf(row, entry).padStart(columnWidth)),
    );
    return `${escapeLineStart(row.file).padEnd(fileWidth)}${cells.join('')}`;
  });
  const localesBelow = total.filter(({ percent }) => percent < min).map(({ locale }) => locale);
  const missingLines = files.flatMap(({ file, locales }) =>
    locales.flatMap(({ locale, missing }) =>
      localesBelow.includes(locale)
        ? missing.map((key) => texts.lacks(file.replaceAll('{locale}', locale), escapeControls(key)))
        : [],
    ),
  );
  const locales = total.map(({ locale }) => locale);
  const gone = (earlier?.total ?? []).filter(({ locale }) => !locales.includes(locale));
  const shown = [...gone.map(({ locale }) => texts.gone(locale)), ...missingLines.slice(0, shownAtMost)];
  if (missingLines.length > shownAtMost) shown.push(texts.more(missingLines.length - shownAtMost));
  // Keys and names of files are texts of others: neither a terminal nor a CI service may act on what is in them.
  return escapeCiCommands(`${[head, ...lines, ...(shown.length > 0 ? ['', ...shown] : [])].join('\n')}\n`);
}

/** With one decimal, and never 100 if something is missing. */
function rounded(percent: number): string {
  return (Math.floor(percent * 10) / 10).toFixed(1);
}

function localesOf({ files }: Coverage, file: string): readonly LocaleCoverage[] | undefined {
  return files.find((candidate) => candidate.file === file)?.locales;
}

/** ` +1.5`, ` −2.0`, or blanks if nothing has changed or there was nothing before. */
function difference(now: number, then: number | undefined): string {
  const change = then === undefined ? 0 : now - then;
  // A smaller change would be shown as 0.0.
  if (Math.abs(change) < 0.05) return ' '.repeat(differenceWidth);
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`.padStart(differenceWidth);
}
