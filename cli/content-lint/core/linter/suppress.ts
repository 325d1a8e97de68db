import type { Args, Report } from '../finding.ts';
import type { Project } from '../project/project.ts';
import type { RuleOf } from '../rule.ts';
import { readExceptions } from './exceptions.ts';
import { withoutIgnored } from './inline-ignores.ts';
import { fileOf, keyInFile, subjectOf } from './locate.ts';
import { isComplete, withSeverities } from './rule-severity.ts';

/** Keeps one report for each cause, and drops those that the project has switched off or allows as exceptions. */
export function suppress(
  project: Project,
  reports: readonly Report[],
  ruleOf: RuleOf,
  profile: string | undefined,
): Report[] {
  const relevant = withoutOptionalCoverage(project, reports, ruleOf);
  // Before repeats are merged: after that a report is about several translations at once.
  const causes = withoutConsequences(project, relevant, ruleOf);
  const kept = withSeverities(project, withoutRepeats(causes), ruleOf);
  const isLeftOut = leftOutCheck(project, ruleOf, profile);
  return withoutExceptions(project, withoutIgnored(project, kept, isLeftOut), ruleOf, isLeftOut);
}

/**
 * Makes a function that says whether a run leaves a rule out, by its code: the rule has another profile, or is about
 * code and the project names none.
 */
export function leftOutCheck(project: Project, ruleOf: RuleOf, profile: string | undefined): (code: string) => boolean {
  return (code) => {
    const ruleProfile = ruleOf({ code })?.profile;
    return (ruleProfile !== undefined && ruleProfile !== profile) || (code.startsWith('code/') && !project.code);
  };
}

/** Drops reports of missing texts in locales that need not be complete: of these the output only has a count. */
function withoutOptionalCoverage(project: Project, reports: readonly Report[], ruleOf: RuleOf): readonly Report[] {
  return reports.filter((report) => {
    const rule = ruleOf(report);
    // A rule about a habit of style, such as a full stop at the end, is judged by how common that is, in
    // `withSeverities`.
    if (!rule?.isCoverage || rule.habit) return true;
    return isComplete(project, subjectOf(report).locale ?? project.source);
  });
}

/**
 * Drops reports that another report about the same message explains: in the same translation, or in the source. A
 * report about the source or the code is explained by one in any translation.
 */
function withoutConsequences({ source }: Project, reports: readonly Report[], ruleOf: RuleOf): Report[] {
  const localesByCause = new Map<string, Set<string>>();
  for (const report of reports) {
    const { key } = subjectOf(report);
    if (key === undefined) continue;
    const cause = `${report.code} ${key}`;
    const locales = localesByCause.get(cause);
    if (locales) locales.add(translationOf(report, source));
    else localesByCause.set(cause, new Set([translationOf(report, source)]));
  }
  return reports.filter((report) => {
    const { key } = subjectOf(report);
    const locale = translationOf(report, source);
    return !ruleOf(report)?.yieldsTo?.some((code) => {
      const locales = localesByCause.get(`${code} ${key}`);
      return locales && (locale === source || locales.has(locale) || locales.has(source));
    });
  });
}

/** The locale of the translation that a report is about; the source if it is about no translation. */
function translationOf(report: Report, source: string): string {
  const { locale } = subjectOf(report);
  if (locale !== undefined && locale !== source) return locale;
  const other = report.related?.find((target) => 'locale' in target && target.locale !== source);
  return other && 'locale' in other ? other.locale : source;
}

/** A mistake in the source is reported against every translation: these become one report with related targets. */
function withoutRepeats(reports: readonly Report[]): readonly Report[] {
  const reportsById = new Map<string, Report>();
  for (const report of reports) {
    const { code, target, args, severity, key, locale, related = [] } = report;
    // The translation is only in `related`: `locale` is set where a report is about another locale than its target.
    const id = JSON.stringify([code, target, args, severity, key, locale]);
    const known = reportsById.get(id);
    reportsById.set(id, known ? { ...known, related: [...(known.related ?? []), ...related] } : report);
  }
  return [...reportsById.values()];
}

/** Whether a rule that is an error by default reports about a record: rules may not have read all of such a record. */
function hasWrongRecord(project: Project, reports: readonly Report[], ruleOf: RuleOf): boolean {
  const records = new Set(project.records.map(({ path }) => path));
  return reports.some((report) => ruleOf(report)?.severity === 'error' && records.has(fileOf(project, report.target)));
}

/** Drops what the exceptions allow; an exception that allows nothing is reported. */
function withoutExceptions(
  project: Project,
  reports: readonly Report[],
  ruleOf: RuleOf,
  isLeftOut: (code: string) => boolean,
): Report[] {
  const file = project.exceptions;
  if (!file) return [...reports];
  const exceptions = readExceptions(file);
  const remaining = reports.filter((report) => {
    const compared = { code: report.code, ...subjectOf(report), file: fileOf(project, report.target) };
    // An exception may also name the key in the file, such as `items_one` of the message `items`.
    return !exceptions.covers(compared) && !exceptions.covers({ ...compared, key: keyInFile(project, report) });
  });
  const reportItem = (code: string, index: number, args: Args): Report => {
    return { code, target: { file: file.path, path: [index] }, args };
  };
  // What cannot be read may hide the finding that an exception is for.
  const mayHideFindings =
    project.obstacles.length > 0 ||
    project.records.some(({ data }) => data === undefined) ||
    hasWrongRecord(project, reports, ruleOf) ||
    project.catalogues.some(({ files }) => files.some(({ problems }) => problems.length > 0));
  return [
    ...remaining,
    ...exceptions
      .unused((code) => mayHideFindings || isLeftOut(code))
      .map((index) => reportItem('exception/unused', index, {})),
    ...exceptions.invalid.map(({ index, ...args }) => reportItem('exception/invalid', index, args)),
  ];
}
