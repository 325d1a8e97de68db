/** A word of a text, with its place. */
export interface Token {
  /** In lower case. */
  word: string;
  start: number;
  end: number;
  isCapitalised: boolean;
  /** True where no other word stands before it. */
  isFirst: boolean;
}

/** The words of a text, without ICU arguments, tags, addresses and parts that mix letters with digits. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  eachWord(text, (start, end, isFirst) => {
    found.push(tokenAt(text, start, end, isFirst));
  });
  return found;
}

/** The word between two offsets. */
export function tokenAt(text: string, start: number, end: number, isFirst: boolean): Token {
  const code = text.charCodeAt(start);
  const isCapitalised = code < 97 || (code >= 0xc0 && code <= 0xde);
  return { word: text.slice(start, end).toLowerCase(), start, end, isCapitalised, isFirst };
}

/** Calls `visit` with the offsets of every word; half of what a check of a large catalogue costs, hence by hand. */
export function eachWord(text: string, visit: (start: number, end: number, isFirst: boolean) => void): number {
  const { length } = text;
  let count = 0;
  for (let at = 0; at < length; ) {
    const code = text.charCodeAt(at);
    if (code === 123 || code === 60) {
      at = behindName(text, at + 1);
      continue;
    }
    if (!isLetter(code)) {
      at++;
      continue;
    }
    const start = at;
    while (at < length && (isLetter(text.charCodeAt(at)) || isApostropheInside(text, at))) at++;
    if (isGlued(text.charCodeAt(start - 1)) || isGlued(text.charCodeAt(at))) continue;
    if (text.charCodeAt(at) === 46 && isLetter(text.charCodeAt(at + 1))) continue;
    visit(start, at, count === 0);
    count++;
  }
  return count;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0x24f && code !== 0xd7);
}

function isApostropheInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 39 || code === 0x2019) && isLetter(text.charCodeAt(at + 1));
}

/** A digit, `@`, `/`, `_` or `&` beside a word makes it part of a code or an address. */
function isGlued(code: number): boolean {
  return (code >= 47 && code <= 57) || code === 64 || code === 95 || code === 38;
}

/** Behind the name of an argument or tag; of a plural or select behind `plural, one` too, where its first text begins. */
function behindName(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 44) {
      while (at < text.length && text.charCodeAt(at) !== 123 && text.charCodeAt(at) !== 125) at++;
      return at;
    }
    // A text that opens with a brace or bracket and goes on with words is a branch: its words count.
    if (!isLetter(code) && !(code >= 47 && code <= 57) && code !== 95 && code !== 45) break;
  }
  const code = text.charCodeAt(at);
  return code === 125 || code === 62 ? at : from;
}
