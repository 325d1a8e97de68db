import { applyFixes, type FixedTexts } from '#src/checker/apply-fixes.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { FixLevel } from '#src/checker/fix.ts';
import type { Project } from '#src/checker/project.ts';
import { rules } from '#src/checker/rules.ts';
import { type RunOptions, reportsOn, runRules } from '#src/checker/run-rules.ts';
import { readSiteRecords } from '#src/checker/site-records.ts';

/** All rules, unless others are given. */
export type CheckOptions = Partial<Omit<RunOptions, 'site'>>;

/** Runs the rules over a project and gives all findings, in the order of files, lines and columns. */
export function checkProject(project: Project, options: CheckOptions = {}): Finding[] {
  return runRules(project, { rules, ...options, site: readSiteRecords(project) });
}

/** Changes the texts of a project so that less is wrong with it; what cannot be mended is left. */
export function fixProject(project: Project, level: FixLevel, options: CheckOptions = {}): FixedTexts {
  return applyFixes(project, reportsOn(project, { rules, ...options, site: readSiteRecords(project) }), level);
}
