import { _Parser, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '#src/checker/finding.ts';
import type { Message } from '#src/checker/message.ts';
import { syntaxProblem } from '#src/checker/syntax-problem.ts';

/** Why a text is not an ICU message, and where. */
export interface SyntaxProblem {
  kind: number;
  span: Span;
  /** The part of the text that cannot be read. */
  got: string;
}

const syntax = /[{}<'#]/;

/** Parses a message; a text without ICU syntax costs one look at it. Never throws. */
export function parseMessage(key: string, locale: string, text: string): Message {
  if (!syntax.test(text)) return { key, locale, text, plain: true, elements: plainElements(text), problem: undefined };
  const parsed = parseElements(text);
  if (Array.isArray(parsed)) return { key, locale, text, plain: false, elements: parsed, problem: undefined };
  return { key, locale, text, plain: false, elements: undefined, problem: parsed as SyntaxProblem };
}

function plainElements(text: string): MessageFormatElement[] {
  const start = { offset: 0, line: 1, column: 1 };
  const end = { offset: text.length, line: 1, column: text.length + 1 };
  return text === '' ? [] : [{ type: TYPE.literal, value: text, location: { start, end } }];
}

/** Parses ICU text with the offsets of every element, or says what is wrong with it. */
export function parseElements(text: string): MessageFormatElement[] | SyntaxProblem {
  try {
    const result = new _Parser(text, { shouldParseSkeletons: true, requiresOtherClause: true }).parse();
    if (result.val) return result.val;
    const { start, end } = result.err.location;
    return syntaxProblem(text, result.err.kind, { start: start.offset, end: end.offset });
  } catch {
    return syntaxProblem(text, 7, { start: 0, end: text.length });
  }
}
