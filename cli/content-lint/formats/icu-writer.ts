import type { Span } from '../core/finding.ts';

/** A part of a text in ICU, and the part of the original that it was made of. */
interface Part {
  /** Offset in the text in ICU. */
  at: number;
  /** Length in ICU, which may differ from that of `original`. */
  length: number;
  original: Span;
}

/** A text of another syntax, written as ICU. */
export interface IcuText {
  text: string;
  /** Finds the original of a part of the text. */
  originOf(span: Span): Span;
}

/** The signs that ICU may read as syntax. A text without any is copied as it is. */
const special = /[{}<#']/;

/** Writes a text as ICU, and keeps track of what each part of it was made of. */
export class IcuWriter {
  text = '';
  private readonly parts: Part[] = [];
  /** The text as its file has it. */
  private readonly raw: string;
  /** Whether the text ends in a quote that closes: another one behind it would be an apostrophe. */
  private closesQuote = false;

  constructor(raw: string) {
    this.raw = raw;
  }

  /** Adds a part of the original as it is. */
  copy(start: number, end: number): void {
    this.put(this.raw.slice(start, end), { start, end });
  }

  /** Adds ICU text in place of a part of the original. */
  put(text: string, original: Span): void {
    this.parts.push({ at: this.text.length, length: text.length, original });
    this.text += text;
    this.closesQuote = false;
  }

  /** Adds a part of the original that is only text, with the quotes that ICU needs for signs such as `{`. */
  literal(start: number, end: number, insidePlural = false): void {
    if (!special.test(this.raw.slice(start, end))) {
      this.copy(start, end);
      return;
    }
    const text = this.raw.slice(start, end);
    const spanOf = (from: number, to: number) => ({ start: start + from, end: start + to });
    this.putLiteral(text, this.raw.charAt(end), spanOf, insidePlural);
  }

  /** Adds a part that is only text, as `literal` does, but that the original writes in another way than `text`. */
  putText(text: string, original: Span, insidePlural = false): void {
    // What comes behind is not known. It is written as if it were a `/`: then a `<` at its end gets quotes and an
    // apostrophe there is doubled, which is right before anything.
    this.putLiteral(text, '/', () => original, insidePlural);
  }

  private putLiteral(
    text: string,
    characterBehind: string,
    spanOf: (from: number, to: number) => Span,
    insidePlural: boolean,
  ): void {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const sign = text.charAt(at);
      const next = at + 1 < text.length ? text.charAt(at + 1) : characterBehind;
      const isSyntax = this.needsQuotes(sign, next, insidePlural);
      // True while nothing has come since the last quoted character, or since an apostrophe that was written behind it.
      const isBehindQuote = this.closesQuote && at === from;
      if (!isSyntax && !(sign === "'" && this.needsDoubling(next, isBehindQuote))) continue;
      if (at > from) this.put(text.slice(from, at), spanOf(from, at));
      if (isSyntax) this.quote(sign, spanOf(at, at + 1));
      else this.apostrophe(spanOf(at, at + 1));
      from = at + 1;
    }
    if (text.length > from) this.put(text.slice(from), spanOf(from, text.length));
  }

  private needsQuotes(sign: string, next: string, insidePlural: boolean): boolean {
    if (sign === '<') return /[A-Za-z\d/]/.test(next);
    return sign === '{' || sign === '}' || (sign === '#' && insidePlural);
  }

  /**
   * ICU takes an apostrophe for a quote only before some signs. Here it is doubled before everything but a letter, a
   * digit or a blank: `''` is read as one apostrophe everywhere, so a needless one does no harm.
   */
  private needsDoubling(next: string, isBehindQuote: boolean): boolean {
    return isBehindQuote || !/[\p{L}\p{N}\s]/u.test(next);
  }

  /** Adds a quoted character; adjacent ones share their quotes. */
  private quote(sign: string, original: Span): void {
    const last = this.parts.at(-1);
    if (this.closesQuote && last) {
      // Takes back the quote that closes the last one: `'{'` and then `}` become `'{}'`.
      this.text = this.text.slice(0, -1);
      last.length--;
      this.put(`${sign}'`, original);
    } else this.put(`'${sign}'`, original);
    this.closesQuote = true;
  }

  /**
   * Writes an apostrophe as two. Behind a quoted character they come after its closing quote: `{'` becomes `'{'''`. ICU
   * reads the first two of these three quotes as an apostrophe inside, and the last as the closing quote; `{'}` becomes
   * `'{''}'`.
   */
  private apostrophe(original: Span): void {
    const isBehindQuote = this.closesQuote;
    this.put(`''`, original);
    this.closesQuote = isBehindQuote;
  }

  /** What has been written. */
  done(): IcuText {
    const { parts, text } = this;
    return {
      text,
      originOf: ({ start, end }) => {
        const first = originAt(parts, start, false);
        return { start: first, end: Math.max(first, end > start ? originAt(parts, end, true) : first) };
      },
    };
  }
}

/**
 * The offset in the original of an offset in the text. Where two parts meet, `isEnd` takes the end of the first, else
 * it is the start of the second.
 */
function originAt(parts: readonly Part[], offset: number, isEnd: boolean): number {
  const part = parts.findLast(({ at }) => (isEnd ? at < offset : at <= offset));
  // Without any part both texts are empty.
  if (!part) return 0;
  const { start, end } = part.original;
  const within = offset - part.at;
  // A part of the same length was copied. Of others no offset inside has a counterpart: they count as a whole.
  if (part.length === end - start) return Math.min(start + within, end);
  return isEnd || within >= part.length ? end : start;
}
