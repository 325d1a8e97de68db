import { type IcuText, IcuWriter } from './icu-writer.ts';
import { pairedTags } from './tags.ts';

/**
 * Gives a text of i18next-icu for a parser that knows tags; undefined if the text is the same there. The parser of
 * i18next-icu takes tags for text: tags in pairs belong to `Trans` and stay, any other `<` is put between quotes.
 */
export function icuI18nextAsIcu(raw: string): IcuText | undefined {
  // ICU takes `<` for a tag only in front of a letter, a digit or a slash.
  if (!/<[A-Za-z\d/]/.test(raw)) return undefined;
  const levels = levelsOf(raw);
  const tags = pairedTags(raw, (offset) => levels[offset]);
  const writer = new IcuWriter(raw);
  let from = 0;
  for (const { index } of raw.matchAll(/<(?=[A-Za-z\d/])/g)) {
    // Between quotes it is text already.
    if (levels[index] === null) continue;
    if (index > from) writer.copy(from, index);
    const tag = tags.get(index);
    const span = tag?.span ?? { start: index, end: index + 1 };
    writer.put(tag?.icuText ?? `'<'`, span);
    from = span.end;
  }
  if (raw.length > from) writer.copy(from, raw.length);
  return writer.text === raw ? undefined : writer.done();
}

/** Matches the beginning of a plural, `{count, plural,`: the only argument in whose forms `#` means something. */
const plural = /\{\s*[^\s{},]+\s*,\s*(?:plural|selectordinal)\s*,/y;

/** Gives for each character the offset of the brace that it is inside of: -1 outside of all, null between quotes. */
function levelsOf(text: string): (number | null)[] {
  const levels: (number | null)[] = [];
  /** Offsets of the braces that are open, below them -1 for the text outside of all. */
  const openBraces = [-1];
  /** Offsets of the braces that open a plural. */
  const plurals = new Set<number | undefined>();
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    // Two quotes are an apostrophe, inside quotes too: they neither open nor close quoted text. The level of the first
    // is added here, that of the second at the end of the loop.
    if (sign === "'" && text[at + 1] === "'") {
      levels.push(quoted ? null : (openBraces.at(-1) ?? -1));
      at++;
    } else if (sign === "'" && quoted) quoted = false;
    // A quote opens quoted text only in front of a sign with a meaning, which `#` has in the forms of a plural. The
    // last brace that is open opens a form; the one before it opens the argument, which may be a plural.
    else if (sign === "'") quoted = (plurals.has(openBraces.at(-2)) ? /[{}<>#]/ : /[{}<>]/).test(text[at + 1] ?? '');
    else if (sign === '{' && !quoted) {
      openBraces.push(at);
      plural.lastIndex = at;
      if (plural.test(text)) plurals.add(at);
    } else if (sign === '}' && !quoted && openBraces.length > 1) openBraces.pop();
    levels.push(quoted ? null : (openBraces.at(-1) ?? -1));
  }
  return levels;
}
