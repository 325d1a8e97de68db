import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver';
import { applyFixes } from '../engine/apply-fixes.ts';
import { formatFinding } from '../reports/texts/format-finding.ts';
import { diagnosticOf } from './diagnostics.ts';
import { changesOf, rangesIn } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The fixes of the findings that a range of a file touches. */
export function codeActionsIn(workspace: Workspace, path: string, range: Range): CodeAction[] {
  const { project, reports, ruleOf, texts } = workspace;
  const rangeOf = rangesIn(workspace);
  return reports.flatMap((report): CodeAction[] => {
    if (!ruleOf(report)?.fix) return [];
    const { path: reportPath, diagnostic } = diagnosticOf(workspace, report, rangeOf);
    if (reportPath !== path || !touch(diagnostic.range, range)) return [];
    const fixed = applyFixes(project, [report], 'unsafe', ruleOf);
    if (fixed.texts.size === 0) return [];
    const { todo, says } = formatFinding(report, texts);
    return [
      {
        title: todo || says,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        edit: { changes: changesOf(workspace, fixed.texts) },
      },
    ];
  });
}

function touch(a: Range, b: Range): boolean {
  return !isBefore(a, b) && !isBefore(b, a);
}

function isBefore({ end }: Range, { start }: Range): boolean {
  return end.line < start.line || (end.line === start.line && end.character < start.character);
}
