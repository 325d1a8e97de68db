import type { Finding, Report } from '../finding.ts';
import type { Project, RecordFile } from '../project/project.ts';
import type { RuleOf } from '../rule.ts';
import { compareWithBaseline } from './baseline.ts';
import { byLocation, locate } from './locate.ts';
import { ruleLookup } from './plugins.ts';
import { type RunOptions, runRules } from './run-rules.ts';
import { leftOutCheck, suppress } from './suppress.ts';

/**
 * Runs the rules over a project and gives all findings, in the order of files, lines and columns; what is gone from the
 * baseline comes last. With `options.profile` the rules of that name run too.
 */
export function checkProject(project: Project, options: RunOptions = {}): Finding[] {
  const ruleOf = ruleLookup(options.plugins);
  const { profile } = options;
  return findingsOf(project, suppress(project, runRules(project, options), ruleOf, profile), ruleOf, profile);
}

/** Turns reports into findings, and leaves out those that the baseline knows; `profile` is that of the run. */
export function findingsOf(
  project: Project,
  reports: readonly Report[],
  ruleOf: RuleOf,
  profile: string | undefined,
): Finding[] {
  const findings = locate(project, reports, ruleOf);
  if (!project.baseline) return findings;
  return withoutKnown(project, project.baseline, findings, ruleOf, leftOutCheck(project, ruleOf, profile));
}

/** Leaves out findings of the baseline; an entry whose finding is gone is reported, if its rule has run. */
function withoutKnown(
  project: Project,
  baseline: RecordFile,
  findings: Finding[],
  ruleOf: RuleOf,
  isLeftOut: (code: string) => boolean,
): Finding[] {
  const { fresh, fixed } = compareWithBaseline(baseline, findings);
  const mended = fixed.filter(({ entry }) => !isLeftOut(entry.rule));
  const reports = mended.map(({ index, entry, remaining }): Report => {
    const about = entry.key ?? entry.file;
    const args = { rule: entry.rule, about, left: remaining, count: entry.count, file: baseline.path };
    return { code: 'baseline/fixed', target: { file: baseline.path, path: ['findings', index] }, args };
  });
  return [...fresh, ...locate(project, reports, ruleOf)].sort(byLocation);
}
