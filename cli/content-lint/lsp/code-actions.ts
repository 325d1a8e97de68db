import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver';
import { accept } from './actions/accept.ts';
import type { ActionOf } from './actions/action.ts';
import { addMessage } from './actions/add-message.ts';
import { allow } from './actions/allow.ts';
import { didYouMean } from './actions/did-you-mean.ts';
import { fix } from './actions/fix.ts';
import { diagnosticOf } from './diagnostics.ts';
import { rangeFinder, workspaceEditOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The likeliest first: an editor offers them in this order. */
const actions: readonly ActionOf[] = [fix, didYouMean, addMessage, accept, allow];

/** What can be done about the findings that a range of a file touches. */
export function codeActionsIn(workspace: Workspace, path: string, range: Range): CodeAction[] {
  const rangeOf = rangeFinder(workspace);
  return workspace.reports.flatMap((report): CodeAction[] => {
    const { path: reportPath, diagnostic } = diagnosticOf(workspace, report, rangeOf);
    if (reportPath !== path || !touch(diagnostic.range, range)) return [];
    return actions.flatMap((actionOf): CodeAction[] => {
      const action = actionOf(workspace, report);
      if (!action || action.texts.size === 0) return [];
      const edit = workspaceEditOf(workspace, action.texts);
      return [{ title: action.title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit }];
    });
  });
}

function touch(a: Range, b: Range): boolean {
  return !isBefore(a, b) && !isBefore(b, a);
}

function isBefore({ end }: Range, { start }: Range): boolean {
  return end.line < start.line || (end.line === start.line && end.character < start.character);
}
