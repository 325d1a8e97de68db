import { createRequire } from 'node:module';
import type * as Compiler from '@intlify/message-compiler';
import type { Span } from '../core/finding.ts';
import { argumentName, type SyntaxProblem } from '../core/messages/message.ts';
import { defaultCountName } from '../core/messages/syntax.ts';
import { type IcuText, IcuWriter } from './icu-writer.ts';
import { linkedMessageTag, pairedTags, type Tag } from './tags.ts';

/** What is read of a node of the compiler of vue-i18n; `kind` lists the types. */
interface Node {
  type: number;
  loc: { start: { offset: number }; end: { offset: number } };
  cases?: Node[];
  items?: Node[];
  key?: string | Node;
  value?: string;
  index?: number;
}

/** The numbers of the compiler's kinds of nodes. */
const kind = { plural: 1, named: 4, list: 5, linked: 6, literal: 9 } as const;

/** The number of an error that ICU does not have: a wrong link to another message, which begins with `@`. */
const badLink = 31;

/** The numbers of errors of the ICU parser (its `ErrorKind`). */
const icuError = { unclosedBrace: 1, emptyName: 2, invalidName: 3, unclosedQuote: 11, missingForm: 17 } as const;

/** The error of ICU for each error of the compiler (its `CompileErrorCodes`). */
const kindOfError: Readonly<Record<number, number>> = {
  2: icuError.invalidName, // INVALID_TOKEN_IN_PLACEHOLDER
  3: icuError.unclosedQuote, // UNTERMINATED_SINGLE_QUOTE_IN_PLACEHOLDER
  4: icuError.unclosedQuote, // UNKNOWN_ESCAPE_SEQUENCE
  5: icuError.unclosedQuote, // INVALID_UNICODE_ESCAPE_SEQUENCE
  6: icuError.unclosedBrace, // UNBALANCED_CLOSING_BRACE
  7: icuError.unclosedBrace, // UNTERMINATED_CLOSING_BRACE
  8: icuError.emptyName, // EMPTY_PLACEHOLDER
  9: icuError.invalidName, // NOT_ALLOW_NEST_PLACEHOLDER
  11: icuError.missingForm, // MUST_HAVE_MESSAGES_IN_PLURAL
};

/** Matches signs that vue-i18n may read otherwise than ICU: an apostrophe only where ICU could take it for a quote. */
const notIcu = /[{}<#@|]|'(?![\p{L}\p{N}\s])/u;

let createParser: typeof Compiler.createParser | undefined;

/** Loads the compiler of vue-i18n, which only projects with vue-i18n need. */
function loadCreateParser(): typeof Compiler.createParser {
  createParser ??= (createRequire(import.meta.url)('@intlify/message-compiler') as typeof Compiler).createParser;
  return createParser;
}

/**
 * Gives a text of vue-i18n as ICU: the parts between pipes are forms of a plural, `@:key` is a tag without text, and
 * tags of HTML are tags. `isCounted` is true if the message is a plural in another language, so that `{n}` is its
 * number here too. Undefined if the text is the same in ICU.
 *
 * @example vueAsIcu('a car | {n} cars')?.text // '{count, plural, =1 {a car} other {# cars}}'
 */
export function vueAsIcu(raw: string, isCounted = false): IcuText | SyntaxProblem | undefined {
  if (!notIcu.test(raw)) return undefined;
  const problems: SyntaxProblem[] = [];
  const onError = ({ code, location }: Compiler.CompileError) => {
    // An error at the end of the text is put at its last character.
    const start = Math.min(location?.start.offset ?? 0, raw.length - 1);
    const icuKind = kindOfError[code] ?? badLink;
    const at = icuKind === badLink ? raw.lastIndexOf('@', start) : -1;
    const span = at < 0 ? { start, end: Math.max(location?.end.offset ?? 0, start + 1) } : { start: at, end: at + 1 };
    problems.push({ kind: icuKind, span, got: raw.slice(span.start, span.end) });
  };
  const { body } = loadCreateParser()({ location: true, onError }).parse(raw) as unknown as { body: Node };
  if (problems[0]) return problems[0];
  const cases = body.type === kind.plural ? (body.cases ?? []) : [body];
  const starts = cases.map(({ loc }) => loc.start.offset);
  // Text has a lower number than `named`; all else in a form is put in when the message is shown.
  const inserted = cases.flatMap(({ items = [] }) => items.filter(({ type }) => type >= kind.named).map(spanOf));
  // Inside `{…}` or a link nothing is a tag; elsewhere both tags of a pair have to be in one form.
  const tags = pairedTags(raw, (offset) =>
    inserted.some(({ start, end }) => start <= offset && offset < end)
      ? null
      : starts.findLastIndex((at) => at <= offset),
  );
  const writer = new IcuWriter(raw);
  const count = isCounted ? `{${defaultCountName}}` : undefined;
  if (cases.length === 1) writeItems(writer, raw, body, tags, count);
  else writePlural(writer, raw, cases, tags);
  return writer.text === raw ? undefined : writer.done();
}

/**
 * The options of a plural by how many forms it has: the first of two forms is for 1, the first of three or four for 0.
 * Of more forms each is for one number, from 0, and the last for all others.
 */
const formNames: Readonly<Record<number, readonly string[]>> = {
  2: ['=1', 'other'],
  3: ['=0', 'one', 'other'],
  4: ['=0', 'one', 'few', 'other'],
};

function writePlural(writer: IcuWriter, raw: string, cases: readonly Node[], tags: ReadonlyMap<number, Tag>): void {
  const names = formNames[cases.length];
  let from = 0;
  let opening = `{${defaultCountName}, plural, `;
  for (const [at, item] of cases.entries()) {
    const { start } = spanOf(item);
    const name = names?.[at] ?? (at === cases.length - 1 ? 'other' : `=${at}`);
    writer.put(`${opening}${name} {`, { start: from, end: start });
    from = writeItems(writer, raw, item, tags, '#');
    opening = '} ';
  }
  writer.put('}}', { start: from, end: raw.length });
}

/**
 * Writes one text; gives where it ends. `count` is how the number of a plural is written in it. An argument in an
 * attribute comes behind the tag, as ICU has no attributes and rules have to see it.
 */
function writeItems(
  writer: IcuWriter,
  raw: string,
  { items = [], loc }: Node,
  tags: ReadonlyMap<number, Tag>,
  count: string | undefined,
): number {
  const insidePlural = count === '#';
  let from = loc.start.offset;
  for (const item of items) {
    const span = spanOf(item);
    if (item.type < kind.named) {
      const start = Math.max(from, span.start);
      from = writeText(writer, { start, end: span.end }, loc.end.offset, tags, insidePlural);
      continue;
    }
    // In an attribute of a tag, which `writeText` has written whole already.
    const isInTag = span.start < from;
    from = Math.max(from, span.end);
    // vue-i18n passes the number of a plural under both names.
    if (item.type === kind.named && count && /^(?:n|count)$/.test(String(item.key))) writer.put(count, span);
    else if (item.type === kind.named) writeName(writer, raw, String(item.key), span);
    else if (item.type === kind.list) writer.put(`{${item.index}}`, span);
    else if (item.type === kind.linked) writeLink(writer, item.key as Node, span);
    // A literal, `{'@'}`: text in braces and quotes, so that vue-i18n does not read it as syntax.
    else if (!isInTag) writer.putText(item.value ?? '', span, insidePlural);
  }
  return from;
}

function writeName(writer: IcuWriter, raw: string, name: string, span: Span): void {
  const at = raw.indexOf(name, span.start);
  writer.put('{', { start: span.start, end: at });
  writer.put(argumentName(name), { start: at, end: at + name.length });
  writer.put('}', { start: at + name.length, end: span.end });
}

/** Writes a link to another message, by its key or by the argument that names it. */
function writeLink(writer: IcuWriter, key: Node, span: Span): void {
  if (key.type === kind.named) writer.put(`{${argumentName(String(key.key))}}`, span);
  else writer.put(linkedMessageTag(String(key.value ?? '')), span);
}

/** Writes text, with the tags that begin in it and end before `formEnd`; gives where the last of these ends. */
function writeText(
  writer: IcuWriter,
  { start, end }: Span,
  formEnd: number,
  tags: ReadonlyMap<number, Tag>,
  insidePlural: boolean,
): number {
  let from = start;
  for (let at = start; at < end; at++) {
    const tag = tags.get(at);
    if (!tag || tag.span.end > formEnd) continue;
    if (at > from) writer.literal(from, at, insidePlural);
    writer.put(tag.icuText, tag.span);
    from = tag.span.end;
    // The loop goes on behind the tag.
    at = from - 1;
  }
  if (end > from) writer.literal(from, end, insidePlural);
  return Math.max(from, end);
}

function spanOf({ loc }: Node): Span {
  return { start: loc.start.offset, end: loc.end.offset };
}
