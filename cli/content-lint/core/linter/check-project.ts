import type { Finding, Report } from '../finding.ts';
import type { Project, RecordFile } from '../project/project.ts';
import type { RuleOf } from '../rule.ts';
import { compareWithBaseline } from './baseline.ts';
import { byLocation, locate } from './locate.ts';
import { ruleLookup } from './plugins.ts';
import { type RunOptions, runRules } from './run-rules.ts';
import { suppress } from './suppress.ts';

/**
 * Runs the rules over a project and gives all findings, in the order of files, lines and columns; what is gone from the
 * baseline comes last. With `options.profile` the rules of that name run too.
 */
export function checkProject(project: Project, options: RunOptions = {}): Finding[] {
  const ruleOf = ruleLookup(options.plugins);
  return findingsOf(project, suppress(project, runRules(project, options), ruleOf, options.profile), ruleOf);
}

/** Turns reports into findings, and leaves out those that the baseline knows. */
export function findingsOf(project: Project, reports: readonly Report[], ruleOf: RuleOf): Finding[] {
  const findings = locate(project, reports, ruleOf);
  return project.baseline ? withoutKnown(project, project.baseline, findings, ruleOf) : findings;
}

/** Leaves out findings of the baseline; an entry whose finding is gone is reported. */
function withoutKnown(project: Project, baseline: RecordFile, findings: Finding[], ruleOf: RuleOf): Finding[] {
  const { fresh, fixed } = compareWithBaseline(baseline, findings);
  const reports = fixed.map(({ index, entry, remaining }): Report => {
    const about = entry.key ?? entry.file;
    const args = { rule: entry.rule, about, left: remaining, count: entry.count, file: baseline.path };
    return { code: 'baseline/fixed', target: { file: baseline.path, path: ['findings', index] }, args };
  });
  return [...fresh, ...locate(project, reports, ruleOf)].sort(byLocation);
}
