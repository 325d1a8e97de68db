import type { FixLevel } from '../fix.ts';
import type { Project } from '../project/project.ts';
import { applyFixes, type FixedTexts } from './apply-fixes.ts';
import { ruleLookup } from './plugins.ts';
import { type RunOptions, runRules } from './run-rules.ts';
import { suppress } from './suppress.ts';

/** Applies fixes that do not touch each other, and gives the files that change. The rest waits for another round. */
export function fixProject(project: Project, level: FixLevel, options: RunOptions = {}): FixedTexts {
  const ruleOf = ruleLookup(options.plugins);
  // All reports: a rule otherwise gives only the first few about a message, and the others would not be fixed.
  const reports = suppress(project, runRules(project, { ...options, all: true }), ruleOf, options.profile);
  return applyFixes(project, reports, level, ruleOf);
}
