import { applyFixes } from '../../core/linter/apply-fixes.ts';
import { formatFinding } from '../../reports/texts/format-finding.ts';
import type { ActionOf } from './action.ts';

/** Does what `check --fix=unsafe` would do about a report. */
export const fix: ActionOf = ({ project, ruleOf, texts: sentences }, report) => {
  if (!ruleOf(report)?.fix) return undefined;
  const { texts: fixedFiles } = applyFixes(project, [report], 'unsafe', ruleOf);
  const { advice, sentence } = formatFinding(report, sentences);
  return { title: advice || sentence, texts: fixedFiles };
};
