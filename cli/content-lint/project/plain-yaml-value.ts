/** Thrown at the first thing that is not of the plain kind; the whole parser then reads the file. */
export class NotPlain extends Error {}

/** What begins a value of another kind: an anchor, a tag, a block of text, a character that YAML keeps for itself. */
const special = /[&*!|>%@`?:,\]}#]/;
const reservedWord = /^(?:~|null|true|false|\.inf|\.nan)$/i;
const number = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?$/i;
const otherNumber = /^(?:0[xo]|[-+]\.)/i;
const words: Record<string, null | boolean> = { null: null, '~': null, true: true, false: false };

/** Reads values from a text, one after the other: scalars without escapes, and lists and groups in brackets. */
export class PlainValues {
  readonly text: string;
  at: number;
  /** Columns at which a line inside brackets may begin. */
  indent = 0;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  /** The value that begins here; `within` is `,]` or `,}` inside brackets and empty for one that ends with its line. */
  value(within: string): unknown {
    const first = this.text[this.at] ?? '';
    if (first === '[') return this.list();
    if (first === '{') return this.group();
    if (first === '"' || first === "'") return this.quoted(first);
    return this.scalar(within);
  }

  private list(): unknown[] {
    const items: unknown[] = [];
    this.at++;
    for (this.blanks(); this.text[this.at] !== ']'; this.blanks()) {
      items.push(this.value(',]'));
      this.next(']');
    }
    this.at++;
    return items;
  }

  private group(): Record<string, unknown> {
    const pairs = new Map<string, unknown>();
    this.at++;
    for (this.blanks(); this.text[this.at] !== '}'; this.blanks()) {
      const key = /^[A-Za-z_][\w-]*(?=: )/.exec(this.text.slice(this.at, this.at + 80))?.[0];
      if (key === undefined || reservedWord.test(key) || pairs.has(key)) throw new NotPlain();
      this.at += key.length + 2;
      this.blanks();
      pairs.set(key, this.value(',}'));
      this.next('}');
    }
    this.at++;
    return Object.fromEntries(pairs);
  }

  /** Over the comma to the next item, which has to be there, or on to the bracket. */
  private next(close: string): void {
    this.blanks();
    if (this.text[this.at] === close) return;
    if (this.text[this.at] !== ',') throw new NotPlain();
    this.at++;
  }

  /** Over blanks and, inside brackets, to the next line. */
  private blanks(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\n') {
      if (this.text[this.at++] !== '\n') continue;
      const begin = this.at;
      while (this.text[this.at] === ' ') this.at++;
      if (this.at - begin < this.indent || this.text[this.at] === '\n') throw new NotPlain();
    }
    if (this.at >= this.text.length || this.text[this.at] === '#') throw new NotPlain();
  }

  private quoted(quote: string): string {
    const end = this.text.indexOf(quote, this.at + 1);
    const value = this.text.slice(this.at + 1, end);
    // A quote behind the closing one is a quote in the text.
    if (end < 0 || /[\\\n]/.test(value) || this.text[end + 1] === quote) throw new NotPlain();
    this.at = end + 1;
    return value;
  }

  private scalar(within: string): unknown {
    const begin = this.at;
    const first = this.text[begin] ?? '';
    if (special.test(first)) throw new NotPlain();
    while (this.at < this.text.length && this.text[this.at] !== '\n' && !within.includes(this.text[this.at] ?? '')) {
      const [one, next = '\n'] = [this.text[this.at], this.text[this.at + 1]];
      if (one === ':' && (next === ' ' || next === '\n' || within.includes(next))) throw new NotPlain();
      if (one === ' ' && next === '#') break;
      if (within !== '' && '[]{}'.includes(one ?? '')) throw new NotPlain();
      this.at++;
    }
    const value = this.text.slice(begin, this.at).replace(/ +$/, '');
    if (value === '' || (first === '-' && !number.test(value))) throw new NotPlain();
    return resolved(value);
  }
}

/** A scalar without quotes as the core schema of YAML 1.2 reads it. */
function resolved(text: string): unknown {
  if (reservedWord.test(text)) {
    const word = words[text];
    if (word === undefined) throw new NotPlain();
    return word;
  }
  if (number.test(text) && text.length < 16) return Number(text);
  if (number.test(text) || otherNumber.test(text)) throw new NotPlain();
  return text;
}
