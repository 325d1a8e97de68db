import type { Span } from './finding.ts';

/** A part of a text, and what replaces it. */
export interface TextEdit extends Span {
  text: string;
}

/** Gives a text with edits made, which may be in any order; if two overlap, only the first one in the text is made. */
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
