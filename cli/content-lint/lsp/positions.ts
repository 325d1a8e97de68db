import type { Location, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../core/finding.ts';
import type { Workspace } from './workspace.ts';

/** The lines and columns of a part of a text. */
export function rangeIn(text: string, { start, end }: Span): Range {
  const document = TextDocument.create('', '', 0, text);
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** Makes a function that finds ranges in the files of a workspace; the lines of a file are counted once. */
export function rangeFinder(workspace: Workspace): (path: string, span: Span) => Range {
  const documents = new Map<string, TextDocument>();
  return (path, { start, end }) => {
    const document = documents.get(path) ?? TextDocument.create('', '', 0, workspace.textOf(path));
    documents.set(path, document);
    return { start: document.positionAt(start), end: document.positionAt(end) };
  };
}

export function locationOf(workspace: Workspace, path: string, span: Span): Location {
  return { uri: workspace.uriOf(path), range: rangeIn(workspace.textOf(path), span) };
}

/** The shortest edit that turns one text into another. */
function editBetween(before: string, after: string): TextEdit {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let sameEnd = 0;
  // The equal ends must not overlap the equal beginnings.
  const limit = Math.min(before.length, after.length) - start;
  while (sameEnd < limit && before[before.length - 1 - sameEnd] === after[after.length - 1 - sameEnd]) sameEnd++;
  return {
    range: rangeIn(before, { start, end: before.length - sameEnd }),
    newText: after.slice(start, after.length - sameEnd),
  };
}

/** The edits that give files these new texts, by the address of the file; each edit is only the part that changes. */
export function editsByUri(workspace: Workspace, texts: ReadonlyMap<string, string>): Record<string, TextEdit[]> {
  return Object.fromEntries(
    [...texts].map(([path, text]) => [workspace.uriOf(path), [editBetween(workspace.textOf(path), text)]]),
  );
}

/** The same edits as one edit of the workspace, which also creates the files that do not exist yet. */
export function workspaceEditOf(workspace: Workspace, texts: ReadonlyMap<string, string>): WorkspaceEdit {
  const changes = editsByUri(workspace, texts);
  const added = [...texts.keys()].filter((path) => !workspace.tree.has(path)).map((path) => workspace.uriOf(path));
  if (added.length === 0) return { changes };
  return {
    documentChanges: [
      ...added.map((uri) => ({ kind: 'create' as const, uri, options: { ignoreIfExists: true } })),
      ...Object.entries(changes).map(([uri, edits]) => ({ textDocument: { uri, version: null }, edits })),
    ],
  };
}
