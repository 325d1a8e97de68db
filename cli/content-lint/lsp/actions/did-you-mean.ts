import { escapedText } from '../../code-usage/rename-ids.ts';
import { spanInFile } from '../../core/linter/locate.ts';
import { applyTextEdits } from '../../core/text-edit.ts';
import { editorTexts } from '../../reports/editor-texts.ts';
import type { ActionOf } from './action.ts';

/** Replaces an id or the name of a value by the existing one that is most like it. */
export const didYouMean: ActionOf = (workspace, { code, args, target }) => {
  // The rule has looked for what is most like the wrong name; without a likely one there is nothing to offer.
  const { near } = args;
  if (typeof near !== 'string' || !('file' in target)) return undefined;
  const { path, span } = spanInFile(workspace.project, target);
  const text = workspace.textOf(path);
  const oldCode = text.slice(span.start, span.end);
  const newCode =
    code === 'code/undefined-id'
      ? idInstead(oldCode, String(args.id), near, text.charAt(span.start - 1))
      : code === 'code/unknown-value'
        ? nameInstead(oldCode, String(args.name), near, text.slice(span.end))
        : undefined;
  if (newCode === undefined) return undefined;
  const texts = new Map([[path, applyTextEdits(text, [{ ...span, text: newCode }])]]);
  return { title: editorTexts[workspace.options.lang].replaceWith(near), texts };
};

/**
 * The right id between its quotes, without the namespace if that is elsewhere in the code: `'title'` for `home.title`
 * in `useTranslations('home')`. Undefined if the code has no text there, if the namespace itself is wrong, or if the
 * text may be that of an attribute, `id="title"`, which knows no escapes, and would need one.
 */
function idInstead(oldCode: string, id: string, near: string, before: string): string | undefined {
  const [quote = ''] = oldCode;
  const inner = oldCode.slice(1, -1);
  if (!/["'`]/.test(quote) || !id.endsWith(inner)) return undefined;
  const beginning = id.slice(0, id.length - inner.length);
  if (!near.startsWith(beginning)) return undefined;
  const newInner = near.slice(beginning.length);
  const escaped = escapedText(newInner, quote);
  return before === '=' && escaped !== newInner ? undefined : `${quote}${escaped}${quote}`;
}

/** The right name; a shorthand `name` becomes `near: name`, as its value is the variable with that name. */
function nameInstead(oldCode: string, name: string, near: string, codeBehind: string): string | undefined {
  if (oldCode !== name) return undefined;
  return /^\s*[,}]/.test(codeBehind) ? `${near}: ${name}` : near;
}
