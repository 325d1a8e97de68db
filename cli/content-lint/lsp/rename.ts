import { LSPErrorCodes, type Range, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import { renameIds } from '../code-usage/rename-ids.ts';
import { readSource } from '../code-usage/source-files.ts';
import { renameBesideMessages } from '../formats/rename-beside-messages.ts';
import { idInTheWay, renameMessages } from '../formats/rename-messages.ts';
import { messageAt } from './message-at.ts';
import { editsByUri, rangeIn } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The id at a place and where it is spelled; undefined inside a message's text, where there is nothing to rename. */
export function renameableAt(
  workspace: Workspace,
  path: string,
  offset: number,
): { range: Range; placeholder: string } | undefined {
  const message = messageAt(workspace.project, path, offset);
  if (!message || message.catalogue?.isText) return undefined;
  return { range: rangeIn(workspace.textOf(path), message.span), placeholder: message.id };
}

/** The edits that give a message another id, in every locale, in the code and among the exceptions. Throws if it cannot have that id. */
export function renameAt(workspace: Workspace, path: string, offset: number, to: string): WorkspaceEdit | undefined {
  const { project, foundFiles, options } = workspace;
  const from = messageAt(project, path, offset)?.id;
  if (from === undefined || from === to) return undefined;
  const ids = project.catalogues.flatMap(({ messages }) => [...messages.keys()]);
  const isTaken = idInTheWay(ids, from, to) !== undefined;
  const texts = new Map(
    project.catalogues.flatMap(({ files }) => files.map(({ path: filePath, text }) => [filePath, text])),
  );
  const messageFiles = { texts, messages: foundFiles.layout.messages, source: project.source };
  const catalogues = isTaken ? undefined : renameMessages(messageFiles, from, to);
  if (!catalogues) throw new ResponseError(LSPErrorCodes.RequestFailed, `\`${to}\` is taken, or no file can have it.`);
  for (const [file, text] of renameBesideMessages(foundFiles.layout, (file) => workspace.textOf(file), from, to))
    catalogues.set(file, text);
  const codeTexts = readSource(project.tree, options.src);
  // The rename would miss the old id in code that cannot be parsed; below a namespace only its last part is there.
  const lastPart = from.slice(from.lastIndexOf('.') + 1);
  const unparsed = project.code?.use.problems.find(({ location }) => codeTexts.get(location.file)?.includes(lastPart));
  if (unparsed) {
    const reason = `\`${unparsed.location.file}\` cannot be parsed, and may ask for \`${from}\`.`;
    throw new ResponseError(LSPErrorCodes.RequestFailed, reason);
  }
  const code = project.code ? renameIds(codeTexts, project.code.use, from, to, ids) : new Map<string, string>();
  return { changes: editsByUri(workspace, new Map([...catalogues, ...code])) };
}
