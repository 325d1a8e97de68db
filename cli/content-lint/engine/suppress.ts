import type { Args, Report } from '../finding.ts';
import type { Project } from '../project/project.ts';
import type { RuleOf } from '../rule.ts';
import { readExceptions } from './exceptions.ts';
import { withoutIgnored } from './inline-ignores.ts';
import { fileOf, subjectOf } from './locate.ts';
import { withSeverities } from './rule-severity.ts';

/** Keeps one report for each cause, and drops those that the project has switched off or allows as exceptions. */
export function suppress(project: Project, reports: readonly Report[], ruleOf: RuleOf): Report[] {
  const causes = withoutRepeats(withoutConsequences(reports, ruleOf));
  return withoutExceptions(project, withoutIgnored(project, withSeverities(project, causes)), ruleOf);
}

/** A mistake in the source is reported against every translation: these become one report with related targets. */
function withoutRepeats(reports: readonly Report[]): readonly Report[] {
  if (reports.length < 2) return reports;
  const first = new Map<string, Report>();
  for (const report of reports) {
    const { code, target, args, severity, key, locale, related = [] } = report;
    const id = JSON.stringify([code, target, args, severity, key, locale]);
    const known = first.get(id);
    first.set(id, known ? { ...known, related: [...(known.related ?? []), ...related] } : report);
  }
  return [...first.values()];
}

/** Drops reports that another report about the same message explains. */
function withoutConsequences(reports: readonly Report[], ruleOf: RuleOf): Report[] {
  const codesByKey = new Map<string, Set<string>>();
  for (const report of reports) {
    const { key } = subjectOf(report);
    if (key === undefined) continue;
    const codes = codesByKey.get(key);
    if (codes) codes.add(report.code);
    else codesByKey.set(key, new Set([report.code]));
  }
  return reports.filter((report) => {
    const codes = codesByKey.get(subjectOf(report).key ?? '');
    return !codes || !ruleOf(report)?.yieldsTo?.some((code) => codes.has(code));
  });
}

/** Whether a record is wrong, so that rules which read it could not look at everything. */
function hasWrongRecord(project: Project, reports: readonly Report[], ruleOf: RuleOf): boolean {
  const records = new Set(project.records.map(({ path }) => path));
  return reports.some(
    (report) => ruleOf(report)?.severity === 'error' && records.has(fileOf(project, report.target) ?? ''),
  );
}

/** Drops what the exceptions allow; an exception that allows nothing is reported. */
function withoutExceptions(project: Project, reports: readonly Report[], ruleOf: RuleOf): Report[] {
  const file = project.exceptions;
  if (!file) return [...reports];
  const exceptions = readExceptions(file);
  const left = reports.filter((report) => {
    return !exceptions.covers({ code: report.code, ...subjectOf(report), file: fileOf(project, report.target) });
  });
  const reportItem = (code: string, index: number, args: Args): Report => {
    return { code, target: { file: file.path, path: [index] }, args };
  };
  // What cannot be read may hide the finding that an exception is for.
  const isBroken =
    project.obstacles.length > 0 ||
    project.records.some(({ data }) => data === undefined) ||
    hasWrongRecord(project, reports, ruleOf) ||
    project.catalogues.some(({ files }) => files.some(({ problems }) => problems.length > 0));
  const isAsleep = (code: string) => isBroken || (code.startsWith('code/') && !project.code);
  return [
    ...left,
    ...exceptions.unused(isAsleep).map((index) => reportItem('exception/unused', index, {})),
    ...exceptions.invalid.map(({ index, ...args }) => reportItem('exception/invalid', index, args)),
  ];
}
