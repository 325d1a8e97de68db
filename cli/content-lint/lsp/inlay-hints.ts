import { type InlayHint, InlayHintKind, type Range } from 'vscode-languageserver';
import { requestedIds } from '../core/requests/requested-ids.ts';
import { rangeFinder } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** How many characters of a text are shown behind an id; the tooltip has all of it. */
const maxLength = 40;

/** The source text behind each id of a range of code, if the code asks for only one message there. */
export function inlayHintsIn(workspace: Workspace, path: string, { start, end }: Range): InlayHint[] {
  const { project } = workspace;
  const [source] = project.catalogues;
  const rangeOf = rangeFinder(workspace);
  const idsByEnd = new Map<number, Set<string>>();
  for (const { ids } of requestedIds(project)?.calls ?? []) {
    for (const { id, location } of ids) {
      if (location.file !== path) continue;
      const { end: offset } = location.span;
      idsByEnd.set(offset, (idsByEnd.get(offset) ?? new Set()).add(id));
    }
  }
  return [...idsByEnd].flatMap(([offset, [id = '', ...others]]): InlayHint[] => {
    const text = others.length === 0 ? source?.messages.get(id) : undefined;
    const position = rangeOf(path, { start: offset, end: offset }).start;
    if (!text || position.line < start.line || position.line > end.line) return [];
    // Not `text.slice`, which can cut an emoji in two.
    const characters = [...text];
    const label = characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
    return [{ position, label, kind: InlayHintKind.Parameter, tooltip: text, paddingLeft: true }];
  });
}
