import {
  _Parser,
  type MessageFormatElement,
  type PluralOrSelectOption,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** How deep arguments and tags may be nested. */
export const maxNesting = 100;

/** Thrown if the library has to parse the message: it is wrong, or of a rarer kind. */
const unusual = new Error('unusual');

// Codes of the characters that the parser looks for: `{`, `}`, `<` and so on.
const openingBrace = 0x7b;
const closingBrace = 0x7d;
const openingAngle = 0x3c;
const closingAngle = 0x3e;
const slash = 0x2f;
const pound = 0x23;
const comma = 0x2c;
const hyphen = 0x2d;
const dot = 0x2e;
const underscore = 0x5f;
const blank = 0x20;

/** The last code of ASCII: names may have letters beyond it, which are left to the library. */
const lastOfAscii = 0x7f;

/** Quotes, line ends and surrogates: the library counts lines and code points, this parser does not. */
const rare = /['\n\r\ud800-\udfff]/;

/** A style of ASCII characters up to `z`, behind which the braces come, and with no blank at its beginning. */
const plainStyle = /^[!-z][ -z]*$/;

/**
 * Parses a message of the common kind into the same elements as the library, eight times as fast; undefined if the
 * library has to parse it. The library keeps track of lines and columns, which would take most of the time of a check.
 */
export function quickParse(text: string): MessageFormatElement[] | undefined {
  if (rare.test(text)) return undefined;
  const reader = new Reader(text);
  try {
    // At depth 0 there is no plural or tag around the elements.
    return reader.elements(0, false, false);
  } catch (error) {
    if (error === unusual) return undefined;
    throw error;
  }
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Elements up to the end of the text, the brace that closes an option, or the tag that closes another. */
  elements(depth: number, inPlural: boolean, inTag: boolean): MessageFormatElement[] {
    if (depth > maxNesting) throw unusual;
    const elements: MessageFormatElement[] = [];
    while (this.at < this.text.length) {
      const code = this.code();
      if (code === openingBrace) elements.push(this.argument(depth, inTag));
      else if (code === closingBrace && depth > 0) break;
      else if (code === pound && inPlural) elements.push(this.pound());
      else if (code === openingAngle && this.text.charCodeAt(this.at + 1) === slash) {
        if (inTag) break;
        throw unusual;
      } else if (code === openingAngle && isLetter(this.text.charCodeAt(this.at + 1)))
        elements.push(this.tag(depth, inPlural));
      else elements.push(this.literal(depth, inPlural));
    }
    return elements;
  }

  private code(): number {
    return this.text.charCodeAt(this.at);
  }

  private location(start: number) {
    const end = this.at;
    return {
      start: { offset: start, line: 1, column: start + 1 },
      end: { offset: end, line: 1, column: end + 1 },
    };
  }

  private literal(depth: number, inPlural: boolean): MessageFormatElement {
    const start = this.at;
    for (; this.at < this.text.length; this.at++) {
      const code = this.code();
      if (code === openingBrace || (code === closingBrace && depth > 0) || (code === pound && inPlural)) break;
      if (code !== openingAngle) continue;
      const next = this.text.charCodeAt(this.at + 1);
      if (next === slash || isLetter(next)) break;
    }
    return { type: TYPE.literal, value: this.text.slice(start, this.at), location: this.location(start) };
  }

  private pound(): MessageFormatElement {
    const start = this.at++;
    return { type: TYPE.pound, location: this.location(start) };
  }

  private tag(depth: number, inPlural: boolean): MessageFormatElement {
    const start = this.at++;
    const name = this.tagName();
    if (this.code() === slash) {
      this.at++;
      this.expect(closingAngle);
      // The library too takes a tag that closes itself for text.
      return { type: TYPE.literal, value: `<${name}/>`, location: this.location(start) };
    }
    this.expect(closingAngle);
    const children = this.elements(depth + 1, inPlural, true);
    this.expect(openingAngle);
    this.expect(slash);
    if (this.tagName() !== name) throw unusual;
    this.expect(closingAngle);
    return { type: TYPE.tag, value: name, children, location: this.location(start) };
  }

  private tagName(): string {
    const start = this.at;
    while (isNamePart(this.code()) || this.code() === hyphen || this.code() === dot) this.at++;
    if (this.at === start || this.code() > lastOfAscii) throw unusual;
    const name = this.text.slice(start, this.at);
    this.blanks();
    return name;
  }

  private argument(depth: number, inTag: boolean): MessageFormatElement {
    const start = this.at++;
    this.blanks();
    const value = this.name();
    if (this.code() === closingBrace) {
      this.at++;
      return { type: TYPE.argument, value, location: this.location(start) };
    }
    this.expect(comma);
    this.blanks();
    const kind = this.name();
    if (kind === 'number' || kind === 'date' || kind === 'time') return this.formatted(start, value, kind);
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') throw unusual;
    this.expect(comma);
    this.blanks();
    const isPlural = kind !== 'select';
    let offset = 0;
    if (isPlural && this.text.startsWith('offset:', this.at)) {
      this.at += 'offset:'.length;
      this.blanks();
      offset = this.digits();
      this.blanks();
    }
    const options = this.options(depth, isPlural, inTag);
    this.expect(closingBrace);
    const location = this.location(start);
    if (!isPlural) return { type: TYPE.select, value, options, location };
    const pluralType = kind === 'plural' ? 'cardinal' : 'ordinal';
    return { type: TYPE.plural, value, options, offset, pluralType, location };
  }

  private formatted(start: number, value: string, kind: 'number' | 'date' | 'time'): MessageFormatElement {
    let style: ReturnType<typeof styleOf> = null;
    if (this.code() === comma) {
      this.at++;
      this.blanks();
      const from = this.at;
      this.at = this.text.indexOf('}', from);
      const written = this.text.slice(from, this.at).trimEnd();
      if (this.at < 0 || !plainStyle.test(written)) throw unusual;
      style = styleOf(kind, written);
      // A skeleton is shared by all messages that have it, so each gets a copy with its own location.
      if (style !== null && typeof style === 'object') style = { ...style, location: this.location(from) };
    }
    this.expect(closingBrace);
    const type = kind === 'number' ? TYPE.number : kind === 'date' ? TYPE.date : TYPE.time;
    return { type, value, location: this.location(start), style } as MessageFormatElement;
  }

  private options(depth: number, isPlural: boolean, inTag: boolean): Record<string, PluralOrSelectOption> {
    // Without the names that every object has, such as `constructor`.
    const options: Record<string, PluralOrSelectOption> = Object.create(null);
    while (this.code() !== closingBrace) {
      const from = this.at;
      if (isPlural && this.text[from] === '=') {
        this.at++;
        this.digits();
      } else this.word();
      const selector = this.text.slice(from, this.at);
      if (selector in options || (isPlural && selector === 'offset')) throw unusual;
      this.blanks();
      const start = this.at;
      this.expect(openingBrace);
      const value = this.elements(depth + 1, isPlural, inTag);
      this.expect(closingBrace);
      options[selector] = { value, location: this.location(start) };
      this.blanks();
    }
    if (!options.other) throw unusual;
    return options;
  }

  /** A name and the blanks behind it. */
  private name(): string {
    const name = this.word();
    this.blanks();
    return name;
  }

  private word(): string {
    const start = this.at;
    while (isNamePart(this.code())) this.at++;
    if (this.at === start || this.code() > lastOfAscii) throw unusual;
    return this.text.slice(start, this.at);
  }

  private digits(): number {
    const start = this.at;
    while (isDigit(this.code())) this.at++;
    // The library has a limit to numbers; nine digits are below it.
    if (this.at === start || this.at - start > 9) throw unusual;
    return Number(this.text.slice(start, this.at));
  }

  private blanks(): void {
    while (this.code() === blank) this.at++;
  }

  private expect(code: number): void {
    if (this.code() !== code) throw unusual;
    this.at++;
  }
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** ASCII letters, digits and the underscore. */
function isNamePart(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === underscore;
}

type Style = Extract<MessageFormatElement, { type: TYPE.number }>['style'];

const cachedStyles = new Map<string, Style>();

/** A format as the library parses it, once for each spelling. */
function styleOf(kind: string, written: string): Style {
  if (!written.startsWith('::')) return written;
  const id = `${kind} ${written}`;
  let style = cachedStyles.get(id);
  if (style === undefined) {
    style = skeletonOf(`{x, ${kind}, ${written}}`);
    cachedStyles.set(id, style);
  }
  return style;
}

function skeletonOf(message: string): Style {
  let elements: MessageFormatElement[] | null;
  try {
    elements = new _Parser(message, { shouldParseSkeletons: true, requiresOtherClause: true }).parse().val;
  } catch {
    // The library will parse the whole message, and report the error itself.
    throw unusual;
  }
  const [element] = elements ?? [];
  if (element === undefined || !('style' in element) || typeof element.style !== 'object') throw unusual;
  return element.style as Style;
}
