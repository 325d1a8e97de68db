import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import type { Finding } from '../finding.ts';
import type { FixLevel } from '../fix.ts';
import type { Project } from '../project/project.ts';
import { rules } from '../rules/all-rules.ts';
import { applyFixes, type FixedTexts } from './apply-fixes.ts';
import { type RunOptions, reportsOn, runRules } from './run-rules.ts';

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
