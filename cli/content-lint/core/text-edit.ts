import type { Span } from './finding.ts';

/** A part of a text, and what replaces it. */
export interface TextEdit extends Span {
  text: string;
}

/** Makes edits in any order; of two that overlap only the first one in the text. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < from) continue;
    out += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return out + text.slice(from);
}
