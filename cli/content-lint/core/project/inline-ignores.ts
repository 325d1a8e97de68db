import type { Span } from '../finding.ts';

/** A comment that allows findings on one line: `// content-lint-ignore code/markup-text -- the name of a product`. */
export interface InlineIgnore {
  file: string;
  span: Span;
  /** The line that it is about: its own line, or the next if nothing else is on its own line. Counts from 1. */
  line: number;
  rules: readonly string[];
  /** Empty if there is none. */
  reason: string;
}

const word = 'content-lint-ignore';
/** Its group is all that follows the word on its line. */
const comment = /(?:\/\/|\/\*|#)[ \t]*content-lint-ignore\b([^\r\n]*)/g;

/** The comments of this kind in a text of YAML, JavaScript or TypeScript. */
export function inlineIgnoresIn(file: string, text: string): InlineIgnore[] {
  if (!text.includes(word)) return [];
  return [...text.matchAll(comment)].map((match): InlineIgnore => {
    const [whole, rest = ''] = match;
    const lines = text.slice(0, match.index).split('\n');
    // Both sides of the `*/` that closes a block comment.
    const [inside = '', behind = ''] = rest.split(/\*\/(.*)/);
    // In JSX a comment is in braces: `{/* … */}`.
    const isAlone = /^\s*\{?$/.test(lines.at(-1) ?? '') && ['', '}'].includes(behind.trim());
    const [codes = '', ...reason] = inside.split(/\s--\s/);
    return {
      file,
      span: { start: match.index, end: match.index + whole.trimEnd().length },
      line: lines.length + (isAlone ? 1 : 0),
      rules: codes.split(/[\s,]+/).filter(Boolean),
      reason: reason.join(' -- ').trim(),
    };
  });
}
