import { _Parser, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { nearWord } from '../language/edit-distance.ts';
import type { SyntaxProblem } from './message.ts';
import { optionSpan } from './option-span.ts';
import { walk } from './walk-message.ts';

/** Errors of the parser whose location has to be corrected, by its numbers: it exports no names for them. */
const unclosedQuote = 11;
const missingOther = 22;
const unmatchedClosingTag = 26;
const unclosedTag = 27;
export const invalidSkeleton = 7;
/** An error that the parser does not have, by a number that it does not use. */
const strayInOptions = 28;

/** Moves an error of the ICU parser to the token that is wrong. */
export function syntaxProblem(text: string, kind: number, reported: Span): SyntaxProblem {
  const stray = kind === missingOther ? strayAt(text, reported.start) : undefined;
  const span = clamp(text, stray ?? corrected(text, kind, reported));
  return { kind: stray ? strayInOptions : kind, span, got: text.slice(span.start, span.end) };
}

function corrected(text: string, kind: number, reported: Span): Span {
  const { start, end } = reported;
  if (kind === unmatchedClosingTag) {
    // Inside a tag the parser points behind the `</`, outside of one at it.
    const from = text.startsWith('</', start - 2) ? start - 2 : start;
    return { start: from, end: endOf(text, '>', from) };
  }
  if (kind === unclosedTag) return { start, end: endOf(text, '>', start) };
  // The parser points behind the quote that is not closed: at the `0` of `{n, number, '0}`.
  if (kind === unclosedQuote) return { start: start - 1, end: start };
  if (kind === missingOther) return argumentThatEndsAt(text, start) ?? reported;
  if (kind === invalidSkeleton) return badSkeleton(text) ?? reported;
  return tokenAround(text, start === end ? { start, end: start + 1 } : reported);
}

/** Finds something behind the last option that is no option, such as a comma: that is wrong, not a missing `other`. */
function strayAt(text: string, offset: number): Span | undefined {
  const start = offset + (/^\s*/.exec(text.slice(offset))?.[0].length ?? 0);
  return start < text.length && text[start] !== '}' ? { start, end: start + 1 } : undefined;
}

/**
 * The parser stops at the character that it cannot use, but people look for the word that it belongs to: `one:`,
 * `=1x`, `offset: x`. At a blank or a brace it is the word in front, which lacks a comma or its text: `{n plural`,
 * `{n, plural, one {…} other }`. If a type has no options, as in `{n, plural}`, the whole argument is wrong.
 */
function tokenAround(text: string, { start, end }: Span): Span {
  const before = text.slice(0, start);
  const openBrace = text[start] === '}' ? openBraces(text, start).at(-1) : undefined;
  // From the brace to here there is a name and a type and no option.
  if (openBrace !== undefined && /^\{\s*\w+\s*,[^{]*$/.test(before.slice(openBrace))) return { start: openBrace, end };
  const mayHaveBlanksBefore = openBrace !== undefined || /\s/.test(text[start] ?? '');
  const word = /offset:\s*$/.exec(before) ?? (mayHaveBlanksBefore ? /[^\s{},]+\s*$/ : /[^\s{},]+$/).exec(before);
  // Any other sign here, such as a comma, is itself what is wrong.
  return word && /[\s:=\w}]/.test(text[start] ?? '') ? { start: word.index, end } : { start, end };
}

function endOf(text: string, closer: string, from: number): number {
  const at = text.indexOf(closer, from);
  return at < 0 ? text.length : at + 1;
}

/** Keeps a span inside the text, and at least one character long. */
function clamp(text: string, { start, end }: Span): Span {
  const from = Math.max(0, Math.min(start, text.length - 1));
  return { start: from, end: Math.max(from + 1, Math.min(end, text.length)) };
}

/** The argument that lacks `other`: the parser reports it behind the last option, where the argument ends. */
function argumentThatEndsAt(text: string, offset: number): Span | undefined {
  // The second try ends behind the argument, so that errors in the rest of the text do not matter.
  for (const reading of [text, text.slice(0, offset + 1)]) {
    const result = new _Parser(reading, { requiresOtherClause: false }).parse();
    const argument = result.val && find(result.val, (element) => element.location?.end.offset === offset + 1);
    if (argument?.location) return misspeltOther(text, argument) ?? openingOf(text, argument.location.start.offset);
  }
  const open = openBraces(text, offset).at(-1);
  return open === undefined ? undefined : openingOf(text, open);
}

/** `othr` or `Other`: the option that is misspelt, rather than the plural as a whole. */
function misspeltOther(text: string, element: MessageFormatElement): Span | undefined {
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return undefined;
  const name = Object.keys(element.options).find((option) => nearWord(option, ['other']) !== undefined);
  const branch = element.options[name ?? ''];
  return name !== undefined && branch ? optionSpan(text, name, branch) : undefined;
}

/** The head of the argument that opens at an offset: `{count, plural,`. */
function openingOf(text: string, start: number): Span {
  const head = /^\{[^{}]*?,\s*\w+\s*,?/.exec(text.slice(start))?.[0];
  return { start, end: start + (head?.length ?? 1) };
}

/** The offsets of the braces before `until` that are not closed there, the outermost first. */
function openBraces(text: string, until: number): number[] {
  const open: number[] = [];
  for (let at = 0; at < until; at++) {
    if (text[at] === '{') open.push(at);
    else if (text[at] === '}') open.pop();
  }
  return open;
}

/** The first argument with a skeleton that the parser refuses. For some, such as `::q` of a date, it gives no place. */
function badSkeleton(text: string): Span | undefined {
  const withoutSkeletons = new _Parser(text, { shouldParseSkeletons: false }).parse();
  const argument = withoutSkeletons.val && find(withoutSkeletons.val, (element) => throwsAlone(text, element));
  return argument?.location && { start: argument.location.start.offset, end: argument.location.end.offset };
}

/** Whether the parser refuses a text of this argument alone, because of its skeleton. */
function throwsAlone(text: string, element: MessageFormatElement): boolean {
  if (element.type !== TYPE.number && element.type !== TYPE.date && element.type !== TYPE.time) return false;
  const argumentText = text.slice(element.location?.start.offset, element.location?.end.offset);
  try {
    return new _Parser(argumentText, { shouldParseSkeletons: true }).parse().err !== null;
  } catch {
    // For some wrong skeletons the parser throws instead of giving an error.
    return true;
  }
}

function find(
  elements: readonly MessageFormatElement[],
  matches: (element: MessageFormatElement) => boolean,
): MessageFormatElement | undefined {
  let match: MessageFormatElement | undefined;
  walk(elements, (element) => {
    if (!match && matches(element)) match = element;
  });
  return match;
}
