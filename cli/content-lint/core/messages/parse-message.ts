import { _Parser, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, SyntaxProblem } from './message.ts';
import { maxNesting, quickParse } from './quick-parse.ts';
import type { Syntax } from './syntax.ts';
import { invalidSkeleton, syntaxProblem } from './syntax-problem.ts';
import { spanOf, walk } from './walk-message.ts';

/** In characters. Of a longer text only the beginning is read: somebody has put a whole file into a message. */
const lengthRead = 1_000_000;

/** How much of the part that is not read the finding shows, in characters. */
const shownOfRest = 12;

/** Parses a message; a text without ICU syntax is not even shown to the parser. Never throws. */
export function parseMessage(key: string, locale: string, text: string, syntax: Syntax = 'icu'): Message {
  if (text.length > lengthRead) {
    const span = { start: lengthRead, end: Math.min(lengthRead + shownOfRest, text.length) };
    const problem = { kind: tooLong, span, got: text.slice(span.start, span.end) };
    const beginning = text.slice(0, lengthRead);
    return {
      key,
      locale,
      text: beginning,
      isPlainText: false,
      mayHavePluralOrSelect: false,
      elements: undefined,
      problem,
    };
  }
  // A text without these signs has no syntax. One that has them need not have any either: the parser decides.
  if (!/[{}<'#]/.test(text)) {
    const elements = plainElements(text);
    return { key, locale, text, isPlainText: true, mayHavePluralOrSelect: false, elements, problem: undefined };
  }
  const parsed = parseElements(text, syntax);
  if (!Array.isArray(parsed)) {
    return {
      key,
      locale,
      text,
      isPlainText: false,
      mayHavePluralOrSelect: false,
      elements: undefined,
      problem: parsed,
    };
  }
  const mayHavePluralOrSelect = text.includes('plural') || text.includes('select');
  return { key, locale, text, isPlainText: false, mayHavePluralOrSelect, elements: parsed, problem: undefined };
}

function plainElements(text: string): MessageFormatElement[] {
  const start = { offset: 0, line: 1, column: 1 };
  const end = { offset: text.length, line: 1, column: text.length + 1 };
  return text === '' ? [] : [{ type: TYPE.literal, value: text, location: { start, end } }];
}

/**
 * Parses ICU text into elements with offsets, or gives the first error. In `icu` (FormatJS) `<1>` is text; in other
 * syntaxes it is a tag.
 */
export function parseElements(text: string, syntax: Syntax = 'icu'): MessageFormatElement[] | SyntaxProblem {
  if (syntax !== 'icu' && /<\d/.test(text)) return withNumberedTags(text);
  const quick = quickParse(text);
  if (quick) return quick;
  const at = tooDeepAt(text);
  if (at !== undefined) return { kind: tooDeep, span: { start: at, end: at + 1 }, got: text[at] ?? '' };
  try {
    const result = new _Parser(text, { shouldParseSkeletons: true, requiresOtherClause: true }).parse();
    if (result.val) return withoutInheritedOptions(result.val);
    const { start, end } = result.err.location;
    return syntaxProblem(text, result.err.kind, { start: start.offset, end: end.offset });
  } catch {
    // The parser throws for the skeleton of a number or date that `Intl` does not accept.
    return syntaxProblem(text, invalidSkeleton, { start: 0, end: text.length });
  }
}

/**
 * Errors that the parser does not have, by numbers that it does not use: the text would need more stack, or more
 * memory, than there is. Other such numbers are 28 in `syntax-problem.ts` and 31 in `formats/vue-i18n.ts`.
 */
const tooDeep = 29;
const tooLong = 30;

/** The first brace or tag that is nested too deep, if there is one. */
function tooDeepAt(text: string): number | undefined {
  // A branch is two braces inside each other.
  const atMost = 2 * maxNesting;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[{}]|<\/?[A-Za-z][^<>]*>/g)) {
    if (sign.endsWith('/>')) continue;
    depth += sign === '}' || sign.startsWith('</') ? -1 : 1;
    if (depth > atMost) return index;
  }
  return undefined;
}

/** Removes from the options of plurals and selects the names that every object has, such as `constructor`. */
function withoutInheritedOptions(elements: MessageFormatElement[]): MessageFormatElement[] {
  walk(elements, (element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) Object.setPrototypeOf(element.options, null);
  });
  return elements;
}

/** Parses a text with tags such as `<1>`: the library needs a letter there, so digits are replaced while it parses. */
function withNumberedTags(text: string): MessageFormatElement[] | SyntaxProblem {
  const parsed = parseElements(text.replace(/(?<=<\/?)\d/g, (digit) => letterOfDigit[Number(digit)] ?? digit));
  if (!Array.isArray(parsed)) return parsed;
  walk(parsed, (element) => {
    const { start, end } = spanOf(element);
    if (element.type === TYPE.tag) element.value = text.slice(start + 1, start + 1 + element.value.length);
    // A tag that closes itself, `<1/>`, is literal text, and its digit is copied back. A literal with quotes is shorter
    // than its part of the text and cannot be copied: a quoted `'<1>'` keeps its letter.
    else if (element.type === TYPE.literal && element.value.length === end - start)
      element.value = text.slice(start, end);
  });
  return parsed;
}

/** The letter that stands for each digit from 0 to 9 while the library parses. */
const letterOfDigit = 'abcdefghij';
