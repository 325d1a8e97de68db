import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser';
import { applyTextEdits } from '../core/text-edit.ts';
import { defaultMessageField, flattenExtracted, isExtracted } from './extracted-messages.ts';
import { joinKey, readJsonKeys } from './json-keys.ts';
import { jsonString } from './json-text.ts';

/** A group of messages as a file has it. An extracted message, `{ "defaultMessage": "…" }`, has this type too. */
export type MessageTree = { [name: string]: MessageTree | string } | (MessageTree | string)[];

/**
 * The JSON path of every text of a catalogue file, by its full key, in the order of the file. `prefix` is the part of
 * the full keys that the path of the file gives, as in `MatchedFile`.
 */
export function pathsByKey(text: string, prefix: string): Map<string, JSONPath> {
  const paths = new Map<string, JSONPath>();
  const walk = (value: unknown, key: string, path: JSONPath): void => {
    // The file as a whole, with an empty path, is always a group, even if it has a message called `defaultMessage`.
    if (typeof value === 'string') paths.set(key, path);
    else if (path.length > 0 && isExtracted(value)) paths.set(key, [...path, defaultMessageField]);
    else if (Array.isArray(value))
      for (const [at, item] of value.entries()) walk(item, joinKey(key, String(at)), [...path, at]);
    else if (value !== null && typeof value === 'object') {
      for (const [name, item] of Object.entries(value)) walk(item, joinKey(key, name), [...path, name]);
    }
  };
  walk(parse(text), prefix, []);
  return paths;
}

/** Gives a file in which the texts of some full keys are replaced. Nothing else in it changes. */
export function replaceTexts(text: string, prefix: string, values: ReadonlyMap<string, string>): string {
  const { places } = flattenExtracted(readJsonKeys(text, prefix), prefix);
  const edits = [...values].flatMap(([key, value]) => {
    const span = places.get(key)?.value;
    return span ? [{ ...span, text: jsonString(value) }] : [];
  });
  return applyTextEdits(text, edits);
}

/**
 * Gives a file with a text or a group inserted at a path, in the order of the source's file, `sourceText`; without one
 * it comes last.
 */
export function insertText(text: string, path: JSONPath, value: unknown, sourceText?: string): string {
  const edits = modify(text, path, value, {
    formattingOptions: formattingOf(text),
    ...(sourceText === undefined
      ? {}
      : { getInsertionIndex: (names: string[]) => insertionIndex(names, path, sourceText) }),
  });
  // `modify` leaves invisible characters as they are; `jsonString` escapes them. It is called in a function, because
  // `$&` in a string would stand for the match.
  const withEscapes = edits.map((edit) => ({
    ...edit,
    content: stringsIn(value).reduce(
      (content, string) => content.replaceAll(JSON.stringify(string), () => jsonString(string)),
      edit.content,
    ),
  }));
  return applyEdits(text, withEscapes);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * Gives a file without a text and without groups that become empty. An extracted message, such as
 * `{ "defaultMessage": "…", "description": "…" }`, is removed with its notes.
 */
export function removeText(text: string, path: JSONPath): string {
  const parent = path.slice(0, -1);
  if (parent.length > 0 && path.at(-1) === defaultMessageField && isExtracted(valueAt(text, parent))) {
    return removeText(text, parent);
  }
  const without = applyEdits(text, modify(text, path, undefined, { formattingOptions: formattingOf(text) }));
  if (parent.length === 0) return without;
  const group = valueAt(without, parent);
  const isEmpty = group !== null && typeof group === 'object' && Object.keys(group).length === 0;
  return isEmpty ? removeText(without, parent) : without;
}

function valueAt(text: string, path: JSONPath): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string | number, unknown>)?.[name], parse(text));
}

function formattingOf(text: string) {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const insertSpaces = !indent.startsWith('\t');
  return { insertSpaces, tabSize: insertSpaces ? indent.length : 1, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

/**
 * Where a new name belongs among the `names` of its group: behind the last one that comes before it in the source's
 * file. If the source does not have the new name either, it comes behind all names that the source has.
 */
function insertionIndex(names: readonly string[], path: JSONPath, sourceText: string): number {
  const group = valueAt(sourceText, path.slice(0, -1));
  const sourceNames = group !== null && typeof group === 'object' ? Object.keys(group) : [];
  const position = sourceNames.indexOf(String(path.at(-1)));
  const namesBefore = new Set(position < 0 ? sourceNames : sourceNames.slice(0, position));
  return names.findLastIndex((name) => namesBefore.has(name)) + 1;
}
