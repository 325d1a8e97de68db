import type { Node } from 'oxc-parser';
import type { CodeUse, IdForm } from '../core/project/code-use.ts';
import { applyTextEdits, type TextEdit } from '../core/text-edit.ts';
import { childrenOf, parseCode } from './syntax-tree.ts';

/**
 * Gives the source files that spell out an id or a group of ids, with the new name in them. Writes nothing. A text that
 * equals an id without a dot may have another meaning: it changes only where a call asks for a message. A text with a
 * dot, such as `home.`, changes too if a renamed id begins with it.
 */
export function renameIds(
  texts: ReadonlyMap<string, string>,
  { uses }: CodeUse,
  from: string,
  to: string,
  allIds: readonly string[],
): Map<string, string> {
  const isRenamed = (id: string) => id === from || id.startsWith(`${from}.`);
  const renamedIds = allIds.filter(isRenamed);
  const beginsId = (value: string) => renamedIds.some((id) => id.startsWith(value));
  const renamed = (id: string) => (isRenamed(id) ? to + id.slice(from.length) : undefined);
  // By the path of a file, then by the place in it where the id begins.
  const formsByFile = new Map<string, Map<number, IdForm>>();
  for (const form of uses.flatMap(({ ids }) => ids)) {
    const forms = formsByFile.get(form.location.file) ?? new Map<number, IdForm>();
    formsByFile.set(form.location.file, forms.set(form.location.span.start, form));
  }
  const changed = new Map<string, string>();
  for (const [path, text] of texts) {
    /** The forms of the ids that calls in this file ask for, by where they begin. */
    const requestedForms = formsByFile.get(path);
    if (!requestedForms && !text.includes(from)) continue;
    const edits: TextEdit[] = [];
    const visit = (node: Node, parent?: Node): void => {
      const form = requestedForms?.get(node.start);
      const nodeEdits = editsOf(node, text, form, beginsId, renamed);
      edits.push(...nodeEdits.map((edit) => escapedEdit(node, text, edit, parent?.type === 'JSXAttribute')));
      for (const child of childrenOf(node)) visit(child, node);
    };
    visit(parseCode(path, text).program);
    if (edits.length > 0) changed.set(path, applyTextEdits(text, edits));
  }
  return changed;
}

function editsOf(
  node: Node,
  text: string,
  form: IdForm | undefined,
  beginsId: (value: string) => boolean,
  renamed: (id: string) => string | undefined,
): TextEdit[] {
  // The text of a literal, without the quotes around it.
  const inner = { start: node.start + 1, end: node.end - 1 };
  if (node.type === 'TemplateElement') {
    // The beginning of a template may be the beginning of an id. In TypeScript its span includes the quotes around it.
    const value = node.value.cooked ?? '';
    const start = text[node.start] === '`' ? node.start + 1 : node.start;
    // A template without expressions, whose only text is also its tail, is a whole id: see `spelledBy`.
    const isFirst = text[start - 1] === '`' && !node.tail;
    const next = isFirst && value.includes('.') && beginsId(value) ? renamed(value) : undefined;
    return next === undefined ? [] : [{ start, end: start + node.value.raw.length, text: next }];
  }
  const value = spelledBy(node);
  if (value === undefined) return [];
  const id = exactId(form);
  // The end of the id that a call asks for, or all of it.
  if (id?.endsWith(value)) return endEdit(value, inner, id, renamed);
  const whole = form || (value.includes('.') && beginsId(value)) ? renamed(value) : undefined;
  return whole === undefined ? [] : [{ ...inner, text: whole }];
}

/** The id of a form that the code spells out: one part, a text. Of other parts only the kind is known. */
function exactId(form: IdForm | undefined): string | undefined {
  const [id, ...more] = form?.parts ?? [];
  return typeof id === 'string' && more.length === 0 ? id : undefined;
}

/**
 * Escapes the text of an edit as its literal needs it: by the quote that begins it; without one it is in a template.
 */
function escapedEdit(node: Node, code: string, edit: TextEdit, isAttribute: boolean): TextEdit {
  const quote = code.charAt(node.start);
  if (isAttribute && /[&'"\\\s]/.test(edit.text)) {
    // An attribute knows no escapes, an expression does.
    return { start: node.start, end: node.end, text: `{${JSON.stringify(edit.text)}}` };
  }
  return { ...edit, text: escapedText(edit.text, quote) };
}

/** A text as code has it between these quotes. */
export function escapedText(text: string, quote: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  if (quote === "'" || quote === '"') return escaped.replaceAll(quote, `\\${quote}`);
  return escaped.replaceAll('`', '\\`').replaceAll('${', '\\${');
}

/** The edit of a text that is the end of an id, whose beginning a helper adds: `title`, if the id is `home.title`. */
function endEdit(
  value: string,
  inner: { start: number; end: number },
  id: string,
  renamed: (id: string) => string | undefined,
): TextEdit[] {
  const next = renamed(id);
  const beginning = id.slice(0, id.length - value.length);
  return next?.startsWith(beginning) ? [{ ...inner, text: next.slice(beginning.length) }] : [];
}

/** The text of a literal, or of a template without expressions. */
function spelledBy(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
