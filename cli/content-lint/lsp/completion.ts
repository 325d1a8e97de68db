import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import type { IdForm } from '../core/project/code-use.ts';
import { textsWithClosedString } from './closed-string.ts';
import { messageArguments } from './message-arguments.ts';
import { contains, idUseAt, messageAt } from './message-at.ts';
import { rangeIn } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** Completes ids and names of values in code, and names of arguments in messages. */
export function completionsAt(workspace: Workspace, path: string, offset: number): CompletionItem[] {
  const { project } = workspace;
  const message = messageAt(project, path, offset);
  // In a catalogue only the texts are completed, not the keys.
  if (message?.catalogue)
    return message.catalogue.isText ? argumentItemsInText(workspace, path, offset, message.id) : [];
  if (idUseAt(project, path, offset)) return itemsInCode(workspace, path, offset);
  // Code with a string that is still being typed cannot be parsed.
  for (const closed of textsWithClosedString(workspace.textOf(path), offset)) {
    const restore = workspace.overlay(new Map([[path, closed]]));
    try {
      const items = itemsInCode(workspace, path, offset);
      if (items.length > 0) return items;
    } finally {
      restore();
    }
  }
  return [];
}

function itemsInCode(workspace: Workspace, path: string, offset: number): CompletionItem[] {
  const use = idUseAt(workspace.project, path, offset);
  const form = use?.ids.find(({ location: { file, span } }) => file === path && contains(span, offset));
  if (form) return idItems(workspace, path, form);
  // The values are those of a message whose id the code spells out: such an id has one part, a text.
  const firstParts = use?.ids[0]?.parts;
  const id = firstParts?.length === 1 && typeof firstParts[0] === 'string' ? firstParts[0] : undefined;
  return id === undefined ? [] : argumentItems(workspace, id);
}

/**
 * The ids that may be between the quotation marks. Their beginning may come from elsewhere: from a namespace, or from a
 * function of the project that asks for `home.` and what it is given.
 */
function idItems(workspace: Workspace, path: string, { parts, location: { span } }: IdForm): CompletionItem[] {
  const { project } = workspace;
  const [source] = project.catalogues;
  const text = workspace.textOf(path);
  // The token may be a name that holds the id: only a text in quotation marks is completed.
  const quote = text.slice(span.start, span.end).charAt(0);
  if (!/["'`]/.test(quote)) return [];
  const inner = { start: span.start + 1, end: Math.max(span.start + 1, span.end - 1) };
  const typed = text.slice(inner.start, inner.end);
  // `home.` if the code has `title` for the id `home.title`.
  const [id = ''] = parts;
  const beginning = typeof id === 'string' && id.endsWith(typed) ? id.slice(0, id.length - typed.length) : '';
  const allIds = new Set(project.catalogues.flatMap(({ messages }) => [...messages.keys()]));
  const range = rangeIn(text, inner);
  return [...allIds]
    .filter((candidate) => candidate.startsWith(beginning))
    .map((candidate) => {
      const newText = candidate.slice(beginning.length);
      return {
        label: newText,
        kind: CompletionItemKind.Constant,
        detail: source?.messages.get(candidate) ?? '',
        textEdit: { range, newText },
      };
    });
}

function argumentItems(workspace: Workspace, id: string): CompletionItem[] {
  return [...messageArguments(workspace.project, id)].map(([label, detail]) => {
    return { label, detail, kind: CompletionItemKind.Property };
  });
}

/** The arguments that a message has in any locale, if the offset is behind an opening brace of its text. */
function argumentItemsInText(workspace: Workspace, path: string, offset: number, id: string): CompletionItem[] {
  const before = workspace.textOf(path).slice(0, offset);
  return /\{\s*[\w$]*$/.test(before) ? argumentItems(workspace, id) : [];
}
