/** Which kinds of characters a text holds, as bits: one look at every character spares the rules most of theirs. */
export const sign = {
  /** `{`, `}`, `<`, `'` or `#`: the text may be more than plain. */
  syntax: 1,
  digit: 2,
  /** `&`. */
  ampersand: 4,
  /** `#`. */
  pound: 8,
  /** `}`. */
  brace: 16,
  /** `<`. */
  tag: 32,
  /** Straight or curly quotation marks, and the straight apostrophe. */
  quote: 64,
  exclamation: 128,
  /** `€`, `$`, `£`, or the R of EUR. */
  currency: 256,
  /** `@`, `/`, `ww` as in `www`, or a full stop right before a letter. */
  address: 512,
  /** White space at an edge, two in a row, of an unusual kind, before a punctuation mark, or none behind one. */
  blanks: 1024,
  newline: 2048,
  /** `–`, `—`, or a hyphen between blanks. */
  dash: 4096,
  /** Two capitals in a row, `__`, `[o` or `<<`. */
  shouting: 8192,
  /** Letters and signs of Latin-1 and beyond, in which broken encodings show. */
  latin: 16_384,
  /** Greek and Cyrillic, ligatures and wide letters. */
  otherScript: 32_768,
  /** A plural or a select; set by the parser of messages. */
  branch: 131_072,
  /** A capital behind a small letter. */
  camel: 524_288,
  /** Arguments, tags or branches that are not the same in both messages of a pair; set where the two are put together. */
  structure: 1_048_576,
  /** Brackets and quotation marks of which one without the other is wrong. */
  bracket: 2_097_152,
  /** `%`, `$`, `[` or a backslash: placeholders and escapes of other systems. */
  foreign: 4_194_304,
  /** Every message has it. */
  any: 262_144,
  /** Control characters, and the block in which the invisible ones are. */
  hidden: 65_536,
} as const;

/** Looks at every character of a text once. */
export function signsOf(text: string): number {
  let signs = 0;
  let before = 32;
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) {
      if (before === 46 || (code === 119 && before === 119)) signs |= sign.address;
      else if (before === 44) signs |= sign.blanks;
    } else if (code === 32) {
      if (before === 32 || before === 10 || before === 9) signs |= sign.blanks;
    } else if (code >= 65 && code <= 90) {
      if (before >= 65 && before <= 90) signs |= code === 82 ? sign.shouting | sign.currency : sign.shouting;
      else if (before >= 97 && before <= 122) signs |= sign.camel;
      else if (before === 44 || before === 46 || before === 33 || before === 63) signs |= sign.blanks;
    } else if (code >= 48 && code <= 57) signs |= sign.digit;
    else signs |= code < 128 ? asciiSigns(code, before) : wideSigns(code);
    before = code;
  }
  if (before === 32 || before === 0xa0 || before === 9) signs |= sign.blanks;
  return signs;
}

function asciiSigns(code: number, before: number): number {
  switch (code) {
    case 0x7b: // {
      return sign.syntax;
    case 0x7d: // }
      return sign.syntax | sign.brace;
    case 0x3c: // <
      return before === code ? sign.syntax | sign.tag | sign.shouting : sign.syntax | sign.tag;
    case 0x3e: // >
      return before === code ? sign.shouting : 0;
    case 0x27: // '
      return sign.syntax | sign.quote;
    case 0x23: // #
      return sign.syntax | sign.pound;
    case 0x22: // "
      return sign.quote | sign.bracket;
    case 0x28: // (
    case 0x29: // )
    case 0x5d: // ]
      return sign.bracket;
    case 0x25: // %
    case 0x5c: // backslash
      return sign.foreign;
    case 0x26: // &
      return sign.ampersand;
    case 0x21: // !
      return before === 32 ? sign.exclamation | sign.blanks : sign.exclamation;
    case 0x2c: // ,
    case 0x2e: // .
    case 0x3b: // ;
      return before === 32 || before === 0xa0 ? sign.blanks : 0;
    case 0x3f: // ?
      return before === 32 || before === 0xa0 ? sign.blanks : sign.latin;
    case 0x24: // $
      return sign.currency | sign.foreign;
    case 0x40: // @
    case 0x2f: // /
      return sign.address;
    case 0x2d: // -
      return before === 32 ? sign.dash : 0;
    case 0x5b: // [
      return sign.shouting | sign.bracket | sign.foreign;
    case 0x5f: // _
      return before === code ? sign.shouting : 0;
    case 0x0a: // line feed
      return sign.newline;
    case 0x0d: // carriage return
      return sign.newline;
    case 0x09: // tab
      return sign.blanks;
    default:
      return code < 32 || code === 127 ? sign.hidden : 0;
  }
}

function wideSigns(code: number): number {
  if (code < 0xa0) return sign.hidden | sign.latin;
  if (code === 0xa0) return sign.blanks;
  if (code < 0x250)
    return code === 0xa3
      ? sign.latin | sign.currency
      : code === 0xad
        ? sign.hidden
        : code === 0xab || code === 0xbb
          ? sign.latin | sign.quote | sign.bracket
          : sign.latin;
  if (code === 0x3000 || code === 0x202f || code === 0x205f || (code >= 0x2000 && code <= 0x200a)) return sign.blanks;
  if ((code >= 0x370 && code < 0x530) || (code >= 0xfb00 && code <= 0xfb06) || (code >= 0xff21 && code <= 0xff5a))
    return sign.otherScript;
  if (code === 0x34f || code === 0x61c || (code >= 0xfe00 && code <= 0xfe0f)) return sign.hidden;
  if (code === 0x2013 || code === 0x2014) return sign.dash;
  if (code === 0x2018) return sign.bracket;
  if (code === 0x201c || code === 0x201d || code === 0x201e) return sign.quote | sign.latin | sign.bracket;
  if (code === 0x20ac) return sign.currency | sign.latin;
  if (
    code === 0x180e ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x2800 ||
    code === 0x3164 ||
    (code >= 0x200b && code <= 0x206f && !(code >= 0x2010 && code <= 0x2027)) ||
    code >= 0xfeff ||
    code === 0xfffd
  ) {
    return sign.hidden | sign.latin;
  }
  return 0;
}
