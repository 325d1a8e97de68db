import { memoizeLast } from '../memoize-last.ts';
import { beginningOf } from './beginning-of.ts';

/** A word of a text, with its place. */
export interface Token {
  /** In lower case. */
  word: string;
  start: number;
  end: number;
  isCapitalised: boolean;
  /** True for the first word of the text. */
  isFirst: boolean;
}

/** Codes of the characters that mean something here. */
const openingBrace = 123;
const closingBrace = 125;
const openingAngle = 60;
const closingAngle = 62;
const comma = 44;
const hyphen = 45;
const fullStop = 46;
const apostrophe = 39;
const curlyApostrophe = 0x2019;

/**
 * The words of a text, of a very long one those of its beginning (`beginning-of.ts`), without ICU arguments, tags and
 * parts that mix letters with digits. Of `example.com` only `com` counts, because it looks like the first word of a
 * sentence that lacks the blank in front, as in `Done.Next`.
 */
export const tokenize = memoizeLast((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  eachWord(beginningOf(text), (start, end, isFirst) => {
    tokens.push(tokenAt(text, start, end, isFirst));
  });
  return tokens;
});

/** The word between two offsets. */
export function tokenAt(text: string, start: number, end: number, isFirst: boolean): Token {
  const word = text.slice(start, end).toLowerCase();
  return { word, start, end, isCapitalised: text.charAt(start) !== word.charAt(0), isFirst };
}

/** Calls `visit` with the offsets of every word; gives the number of words. A large check is mostly busy with this. */
export function eachWord(text: string, visit: (start: number, end: number, isFirst: boolean) => void): number {
  const { length } = text;
  let count = 0;
  // The end of the last word that is part of an address or a code.
  let endOfGlued = -1;
  // One bit for each open brace: 1 if the names of options are in it, 0 if text is.
  let open = 0;
  for (let at = 0; at < length; ) {
    const code = text.charCodeAt(at);
    if (code === closingBrace) open >>>= 1;
    if (code === openingBrace) {
      const head = (open & 1) === 1 ? at + 1 : behindHead(text, at + 1);
      // Behind the head of a plural or select its options follow; behind any other brace text does.
      const isClosed = text.charCodeAt(head) === closingBrace;
      if (!isClosed) open = (open << 1) | (text.charCodeAt(head - 1) === comma ? 1 : 0);
      at = isClosed ? head + 1 : head;
      continue;
    }
    if (code === openingAngle) {
      at = behindName(text, at + 1);
      continue;
    }
    if ((open & 1) === 1 || !isLetter(code)) {
      at++;
      continue;
    }
    const start = at;
    while (at < length && (isLetter(text.charCodeAt(at)) || isApostropheInside(text, at))) at++;
    // With a hyphen between them the next word belongs to the same address: `/over-ons`.
    const continuesGlued = start - 1 === endOfGlued && text.charCodeAt(endOfGlued) === hyphen;
    if (continuesGlued || isGlued(text.charCodeAt(start - 1)) || isGlued(text.charCodeAt(at))) {
      endOfGlued = at;
      continue;
    }
    // A part of an address or a file name before a dot, such as `example` in `example.com`.
    if (text.charCodeAt(at) === fullStop && isLetter(text.charCodeAt(at + 1))) continue;
    if (isInQuotedBraces(text, start, at)) continue;
    visit(start, at, count === 0);
    count++;
  }
  return count;
}

/** A Latin letter: `a` to `z`, `A` to `Z`, or an accented one, without the signs `×` (0xd7) and `÷` (0xf7) among them. */
function isLetter(code: number): boolean {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return true;
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7;
}

function isApostropheInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === apostrophe || code === curlyApostrophe) && isLetter(text.charCodeAt(at + 1));
}

/** `'{'name'}'`: a placeholder that the program fills in itself, with braces that are quoted in ICU. */
function isInQuotedBraces(text: string, start: number, end: number): boolean {
  return (
    text.charCodeAt(start - 1) === apostrophe &&
    text.charCodeAt(start - 2) === openingBrace &&
    text.startsWith("'}", end)
  );
}

/** A digit, `@`, `/`, `_` or `&` beside a word makes it part of a code or an address. */
function isGlued(code: number): boolean {
  return (code >= 47 && code <= 57) || code === 64 || code === 95 || code === 38;
}

/**
 * The offset at which reading goes on after a brace: at the closing brace of an argument, behind the last comma of the
 * head of a plural or select, and right behind the brace if there is no argument.
 */
function behindHead(text: string, from: number): number {
  const at = endOfName(text, from);
  const code = text.charCodeAt(at);
  if (code === closingBrace && at > from) return at;
  if (code !== comma) return from;
  // Enough characters for some blanks and the beginning of the type.
  const type = text.slice(at + 1, at + 16).trimStart();
  // Without a second comma `indexOf` gives -1: then there is no head.
  if (type.startsWith('plural') || type.startsWith('select')) return text.indexOf(',', at + 1) + 1 || from;
  const end = text.indexOf('}', at);
  return end < 0 ? text.length : end;
}

/** The end of the name of a tag, if there is one. */
function behindName(text: string, from: number): number {
  const at = endOfName(text, from);
  return text.charCodeAt(at) === closingAngle ? at : from;
}

function endOfName(text: string, from: number): number {
  let at = from;
  while (at < text.length && isOfName(text.charCodeAt(at))) at++;
  return at;
}

/** Letters, digits, `_` and `-`, and `/`, with which the name of a closing tag begins here. */
function isOfName(code: number): boolean {
  return isLetter(code) || (code >= 47 && code <= 57) || code === 95 || code === 45;
}
