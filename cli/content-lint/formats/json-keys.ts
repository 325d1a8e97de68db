import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Span } from '../core/finding.ts';
import type { KeyPlace } from '../core/project/project.ts';

/** The result of reading a JSON text with positions, even if `JSON.parse` would fail. */
export interface JsonKeys {
  /** Spans of all keys, those of groups and array items too, by full key. */
  places: Map<string, KeyPlace>;
  /** Strings by full key; for a repeated key the last one, as in `JSON.parse`. */
  strings: Map<string, string>;
  /**
   * Keys that occur again in the same object, and texts whose dotted key is there already, `"a.b"` and `"a": { "b" }`,
   * at their later place.
   */
  repeated: { key: string; span: Span; first: Span }[];
  /** Values that are neither text nor a group of texts. */
  others: { key: string; span: Span; type: string }[];
  /** Syntax errors; `reason` is the name that the parser has for one, or `TooDeep`. */
  errors: { span: Span; reason: string }[];
}

/** The text of a file without its byte order mark, which `JSON.parse` refuses. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The deepest nesting of groups: catalogues have a handful of levels, and the stack is limited. */
export const maxNesting = 100;

/** Thrown to stop reading a text that is nested deeper. */
class TooDeep extends Error {}

/** An object or array that is being read. */
interface Level {
  /** Its full key. */
  prefix: string;
  /** Next index inside an array, undefined inside an object. */
  index: number | undefined;
  /** The property whose value comes next. */
  property: { key: string; span: Span } | undefined;
  /** The names that it has had so far; one that comes again is repeated. */
  names: Set<string>;
}

/**
 * Reads the keys of a JSON text with their spans, and goes on behind syntax errors. All full keys begin with
 * `filePrefix`, which the path of the file gives.
 */
export function readJsonKeys(text: string, filePrefix: string): JsonKeys {
  const result: JsonKeys = { places: new Map(), strings: new Map(), repeated: [], others: [], errors: [] };
  const levels: Level[] = [];
  /** The key and the beginning of the value of each level, for the place that is known at its end. */
  const open: { key: string; start: number; keySpan: Span }[] = [];

  /**
   * Gives the full key of the value that begins here, and the span of the key. The key of an item of an array ends in
   * its index, which is counted up for the next item.
   */
  const takeKey = (value: Span): { key: string; span: Span } => {
    const level = levels.at(-1);
    if (!level) return { key: filePrefix, span: value };
    if (level.index !== undefined) return { key: joinKey(level.prefix, String(level.index++)), span: value };
    // `onObjectProperty` has come before every value of an object: the default is for the compiler.
    const property = level.property ?? { key: level.prefix, span: value };
    level.property = undefined;
    return property;
  };
  const begin = (offset: number, isArray: boolean) => {
    if (levels.length >= maxNesting) {
      result.errors.push({ span: { start: offset, end: offset + 1 }, reason: 'TooDeep' });
      throw new TooDeep();
    }
    const { key, span } = takeKey({ start: offset, end: offset + 1 });
    open.push({ key, start: offset, keySpan: span });
    levels.push({ prefix: key, index: isArray ? 0 : undefined, property: undefined, names: new Set() });
  };
  const end = (offset: number) => {
    levels.pop();
    const group = open.pop();
    if (group) result.places.set(group.key, { key: group.keySpan, value: { start: group.start, end: offset + 1 } });
  };

  try {
    visit(
      text,
      {
        onObjectBegin: (offset) => begin(offset, false),
        onArrayBegin: (offset) => begin(offset, true),
        onObjectEnd: end,
        onArrayEnd: end,
        onObjectProperty(name, offset, length) {
          const level = levels.at(-1);
          if (!level) return;
          const key = joinKey(level.prefix, name);
          const span = { start: offset, end: offset + length };
          // Two groups in different objects that have the same dotted key are read as one; only texts are repeated.
          const isRepeated = level.names.has(name) || result.strings.has(key);
          const first = isRepeated ? result.places.get(key)?.key : undefined;
          if (first) result.repeated.push({ key, span, first });
          level.names.add(name);
          level.property = { key, span };
        },
        onLiteralValue(value, offset, length) {
          const span = { start: offset, end: offset + length };
          const taken = takeKey(span);
          result.places.set(taken.key, { key: taken.span, value: span });
          // A string without an end goes on to the end of its line: that is no text of the file.
          if (result.errors.at(-1)?.span.start === offset) return;
          if (typeof value === 'string') result.strings.set(taken.key, value);
          else result.others.push({ key: taken.key, span, type: value === null ? 'null' : typeof value });
        },
        onError(error: ParseErrorCode, offset, length) {
          result.errors.push({
            span: { start: offset, end: offset + length },
            reason: printParseErrorCode(error),
          });
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return result;
}

/** Joins `a` and `b` to `a.b`; at the top of a file without a prefix it gives just the name. */
export function joinKey(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}.${name}`;
}
