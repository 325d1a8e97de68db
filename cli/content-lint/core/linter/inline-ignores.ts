import type { Report } from '../finding.ts';
import { type InlineIgnore, inlineIgnoresIn } from '../project/inline-ignores.ts';
import { type Project, recordFiles } from '../project/project.ts';
import { minReasonLength } from './exceptions.ts';
import { lineIndex } from './line-index.ts';
import { spanInFile } from './locate.ts';

/**
 * Drops the reports that a comment allows on its line; reports a comment that has no reason, or that allows nothing
 * although none of its rules is left out of this run.
 */
export function withoutIgnored(
  project: Project,
  reports: readonly Report[],
  isLeftOut: (code: string) => boolean,
): readonly Report[] {
  const texts = new Map(recordFiles(project).map(({ path, text }) => [path, text]));
  const ignores = [
    ...(project.code?.use.ignores ?? []),
    ...[...texts].flatMap(([path, text]) => inlineIgnoresIn(path, text)),
  ];
  if (ignores.length === 0) return reports;
  const byFile = Map.groupBy(ignores.filter(hasRuleAndReason), ({ file }) => file);
  const used = new Set<InlineIgnore>();
  const lineOf = lineFinder((path) => texts.get(path) ?? project.code?.textOf(path) ?? '');
  const remaining = reports.filter((report) => {
    // Reports about messages stay: catalogues are JSON, which has no comments.
    if (!('file' in report.target)) return true;
    const matching = byFile.get(report.target.file)?.filter(({ rules }) => rules.includes(report.code)) ?? [];
    if (matching.length === 0) return true;
    const { path, span } = spanInFile(project, report.target);
    const ignore = matching.find(({ line }) => line === lineOf(path, span.start));
    if (ignore) used.add(ignore);
    return ignore === undefined;
  });
  const reportOn = ({ file, span }: InlineIgnore, code: string, args: Report['args']): Report => {
    return { code, target: { file, span }, args };
  };
  return [
    ...remaining,
    ...ignores
      .filter((ignore) => !hasRuleAndReason(ignore))
      .map((ignore) => {
        const field = ignore.rules.length === 0 ? 'rule' : 'reason';
        return reportOn(ignore, 'exception/invalid', { field });
      }),
    ...ignores
      .filter((ignore) => hasRuleAndReason(ignore) && !used.has(ignore) && !ignore.rules.some(isLeftOut))
      .map((ignore) => reportOn(ignore, 'exception/unused', {})),
  ];
}

function hasRuleAndReason({ rules, reason }: InlineIgnore): boolean {
  return rules.length > 0 && reason.length >= minReasonLength;
}

function lineFinder(textOf: (path: string) => string): (path: string, offset: number) => number {
  const indexes = new Map<string, ReturnType<typeof lineIndex>>();
  return (path, offset) => {
    const index = indexes.get(path) ?? lineIndex(textOf(path));
    indexes.set(path, index);
    return index.location(path, { start: offset, end: offset }).line;
  };
}
