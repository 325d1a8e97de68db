import { argumentName, type SyntaxProblem } from '../core/messages/message.ts';
import { type IcuText, IcuWriter } from './icu-writer.ts';
import { linkedMessageTag, pairedTags } from './tags.ts';

/** Matches what ICU writes in another way, and an apostrophe before a sign, which ICU may take for a quotation mark. */
const notIcu = /[{}<#$]|'(?![\p{L}\p{N}\s])/u;

/** `{{name}}`, `{{- name}}`, `{{price, currency(EUR)}}`, and `$t(other.message, {"count": {{n}}})`. */
const token =
  /\{\{-?\s*(?<name>[^{},]+?)\s*(?:,(?<format>[^{}]*))?\}\}|\$t\(\s*(?<key>[^(),{}]+)(?<options>(?:,(?:[^()]|\([^()]*\))*)?)\)/g;

/** Matches three words or more between two pairs of braces: they are no name. */
const sentenceInBraces = /\{\{-?\s*(?<name>[^{},\s]+(?:\s+[^{},\s]+){2,})\s*\}\}/;

/** The number of the error that the ICU parser has for an invalid name of an argument. */
const invalidName = 3;

/**
 * Gives a text of i18next as ICU: `{{name}}` is an argument, `$t(key)` a tag without text, and the tags that `Trans`
 * replaces are tags. In a form of a plural (`insidePlural`) `{{count}}` is the number. Undefined if the text is the
 * same in ICU. A problem if a sentence is between two pairs of braces: i18next takes it for a name, and shows nothing.
 *
 * @example i18nextAsIcu('Hi {{name}}')?.text // 'Hi {name}'
 */
export function i18nextAsIcu(raw: string, insidePlural = false): IcuText | SyntaxProblem | undefined {
  if (!notIcu.test(raw)) return undefined;
  const sentence = sentenceInBraces.exec(raw);
  const words = sentence?.groups?.name;
  if (sentence && words !== undefined) {
    const start = sentence.index + sentence[0].indexOf(words);
    return { kind: invalidName, span: { start, end: start + words.length }, got: words };
  }
  const writer = new IcuWriter(raw);
  const tags = pairedTags(raw);
  let from = 0;
  /** Writes what comes before `end` and is not written yet: text, and tags with the arguments inside them. */
  const writeUntil = (end: number) => {
    for (let at = from; at < end; at++) {
      const tag = tags.get(at);
      if (!tag) continue;
      writer.literal(from, at, insidePlural);
      writeArgumentsIn(writer, raw.slice(at, tag.span.end), at, insidePlural);
      writer.put(tag.icuText, tag.span);
      from = tag.span.end;
      // The loop goes on behind the tag.
      at = from - 1;
    }
    if (end > from) writer.literal(from, end, insidePlural);
    from = Math.max(from, end);
  };
  for (const match of raw.matchAll(token)) {
    // A token inside a tag is the value of an attribute, and is written with the tag.
    const isInTag = [...tags.values()].some(({ span }) => span.start < match.index && match.index < span.end);
    if (isInTag) continue;
    writeUntil(match.index);
    writeToken(writer, match, match.index, insidePlural);
    from = match.index + match[0].length;
  }
  writeUntil(raw.length);
  return writer.text === raw ? undefined : writer.done();
}

function writeToken(writer: IcuWriter, match: RegExpExecArray, start: number, insidePlural: boolean): void {
  const { 0: whole, groups: { name, format, key = '', options = '' } = {} } = match;
  const span = { start, end: start + whole.length };
  if (name !== undefined) {
    if (insidePlural && name === 'count') writer.put('#', span);
    else writeArgument(writer, name, start + whole.indexOf(name), span, format);
    return;
  }
  // Without the namespace: `common:title` is the message `title`.
  writer.put(linkedMessageTag(key.trim().replace(/^.*:/, '')), span);
  writeArgumentsIn(writer, options, start + whole.indexOf(options), insidePlural);
}

/**
 * Writes the arguments that are inside a tag, or inside the options of a `$t(…)`, next to that tag: ICU has none inside
 * a tag, and rules have to see them.
 */
function writeArgumentsIn(writer: IcuWriter, part: string, start: number, insidePlural: boolean): void {
  for (const match of part.matchAll(token)) {
    if (match.groups?.name !== undefined) writeToken(writer, match, start + match.index, insidePlural);
  }
}

function writeArgument(writer: IcuWriter, name: string, at: number, span: { start: number; end: number }, format = '') {
  writer.put('{', { start: span.start, end: at });
  writer.put(argumentName(name), { start: at, end: at + name.length });
  // Of the formats of i18next only `number` has the same name in ICU; others, such as `currency(EUR)`, are left out.
  writer.put(format.trim() === 'number' ? ', number}' : '}', { start: at + name.length, end: span.end });
}
