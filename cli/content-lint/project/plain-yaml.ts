import { NotPlain, PlainValues } from './plain-yaml-value.ts';

/** Control characters, line ends other than `\n`, and what a parser of YAML treats in a way of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const exotic = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|^(?:---|\.\.\.)/m;

/** A key without quotes, up to the blank or the line end behind its colon. */
const keyHead = /([A-Za-z_][\w.-]{0,79}):(?: +|(?=\n|$))/y;
const reservedKey = /^(?:null|true|false)$/i;

/**
 * Reads YAML of the plain kind that records are written in: groups and lists by indentation, brackets, and scalars
 * without escapes. It gives what the whole parser gives, at a twentieth of the cost, or undefined where a file holds
 * anything else or is broken.
 */
export function readPlainYaml(text: string): { data: unknown } | undefined {
  if (exotic.test(text)) return undefined;
  try {
    return { data: new Lines(text).document() };
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

class Lines extends PlainValues {
  /** Column of the line that stands at `at`; −1 at the end of the text. */
  private column = -1;

  constructor(text: string) {
    super(text, 0);
  }

  document(): unknown {
    this.nextLine();
    if (this.column < 0) return null;
    const data = this.isBracket() ? this.own(-1) : this.block(this.column);
    if (this.column >= 0) throw new NotPlain();
    return data;
  }

  /** Goes to the next line that says something; only a comment may stand before it. */
  private nextLine(): void {
    let begin = this.at;
    if (begin > 0) {
      while (this.text[this.at] === ' ') this.at++;
      const isComment = this.text[this.at] === '#' && this.text[this.at - 1] === ' ';
      if (!isComment && this.at < this.text.length && this.text[this.at] !== '\n') throw new NotPlain();
      begin = this.lineEnd() + 1;
    }
    for (; begin < this.text.length; begin = this.lineEnd() + 1) {
      this.at = begin;
      while (this.text[this.at] === ' ') this.at++;
      const first = this.text[this.at];
      if (first === undefined || first === '\n' || first === '#') continue;
      this.column = this.at - begin;
      return;
    }
    this.at = this.text.length;
    this.column = -1;
  }

  private lineEnd(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  /** The group or list whose first entry begins here, in this column. */
  private block(column: number): unknown {
    return this.isItem() ? this.items(column) : this.entries(column);
  }

  private isBracket(): boolean {
    return this.text[this.at] === '[' || this.text[this.at] === '{';
  }

  private isItem(): boolean {
    return this.text[this.at] === '-' && this.text[this.at + 1] === ' ';
  }

  private items(column: number): unknown[] {
    const items: unknown[] = [];
    while (this.column === column && this.isItem()) {
      const dash = this.at;
      this.at += 2;
      while (this.text[this.at] === ' ') this.at++;
      if (this.isItem()) throw new NotPlain();
      // A group may begin beside the dash; its other entries stand below the first.
      const inner = column + this.at - dash;
      this.column = inner;
      items.push(this.key() === undefined ? this.own(column) : this.entries(inner));
      if (this.column > column) throw new NotPlain();
    }
    return items;
  }

  private entries(column: number): Record<string, unknown> {
    const pairs = new Map<string, unknown>();
    while (this.column === column && !this.isItem()) {
      const key = this.key();
      if (key === undefined || pairs.has(key)) throw new NotPlain();
      this.at = keyHead.lastIndex;
      const first = this.text[this.at] ?? '\n';
      pairs.set(key, first === '\n' || first === '#' ? this.below(column) : this.own(column));
      if (this.column > column) throw new NotPlain();
    }
    return Object.fromEntries(pairs);
  }

  private key(): string | undefined {
    keyHead.lastIndex = this.at;
    const key = keyHead.exec(this.text)?.[1];
    return key === undefined || reservedKey.test(key) ? undefined : key;
  }

  /** The value on the line of its key or dash. */
  private own(column: number): unknown {
    this.indent = column + 1;
    const value = this.value('');
    this.nextLine();
    return value;
  }

  /** The value on the lines below its key; a list may stand in the column of the key itself. */
  private below(column: number): unknown {
    this.nextLine();
    if (this.column > column && this.isBracket()) return this.own(column);
    if (this.column > column || (this.column === column && this.isItem())) return this.block(this.column);
    return null;
  }
}
