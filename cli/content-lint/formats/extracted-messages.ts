import type { JsonKeys } from './json-keys.ts';

/**
 * The properties that `formatjs extract`, or a script that a project gives it with `--format`, writes under the id of a
 * message: its text, the text that it was translated from, notes for a translator, whether it is translated, and where
 * the code has it.
 */
const extractedFields: ReadonlySet<string> = new Set([
  'id',
  'defaultMessage',
  'description',
  'originalDefault',
  'isTranslated',
  'file',
  'start',
  'end',
  'line',
  'col',
]);

/** The property with the text. */
export const defaultMessageField = 'defaultMessage';

/** The property with the source text that was translated. */
export const originalDefaultField = 'originalDefault';

/** Whether a value of a catalogue is one extracted message, not a group of messages. */
export function isExtracted(value: unknown): value is { defaultMessage: string; originalDefault?: unknown } {
  if (value === null || typeof value !== 'object') return false;
  if (typeof (value as Record<string, unknown>)[defaultMessageField] !== 'string') return false;
  for (const name in value) if (!extractedFields.has(name)) return false;
  return true;
}

/**
 * Gives the same keys, but an extracted message is one text under its id, not a group with `defaultMessage` in it. The
 * whole file, whose key is `prefix`, is always a group.
 */
export function flattenExtracted(keys: JsonKeys, prefix: string): JsonKeys {
  if (!keys.strings.keys().some((key) => key.endsWith(`.${defaultMessageField}`))) return keys;
  const fieldsOf = new Map<string, string[]>();
  for (const key of keys.places.keys()) {
    const [group, name] = split(key);
    const fields = fieldsOf.get(group);
    if (fields) fields.push(name);
    else fieldsOf.set(group, [name]);
  }
  const ids = new Set<string>();
  for (const [group, fields] of fieldsOf) {
    if (group === prefix || !keys.strings.has(`${group}.${defaultMessageField}`)) continue;
    if (fields.every((name) => extractedFields.has(name))) ids.add(group);
  }
  if (ids.size === 0) return keys;
  /** Whether a key is that of a field of an extracted message, or of something in such a field. */
  const isInside = (key: string): boolean => {
    const [group] = split(key);
    return group !== '' && (ids.has(group) || isInside(group));
  };
  const strings = new Map<string, string>();
  for (const [key, text] of keys.strings) {
    if (!isInside(key)) strings.set(key, text);
    else if (split(key)[1] === defaultMessageField && ids.has(split(key)[0])) strings.set(split(key)[0], text);
  }
  const places: JsonKeys['places'] = new Map();
  for (const [key, place] of keys.places) {
    // The value of an extracted message is its text alone, not the whole object.
    const value = ids.has(key) ? keys.places.get(`${key}.${defaultMessageField}`)?.value : undefined;
    if (!isInside(key)) places.set(key, value ? { ...place, value } : place);
  }
  return { ...keys, strings, places, others: keys.others.filter(({ key }) => !isInside(key)) };
}

/** Splits `home.title` into the key of its group and its name there; the group is empty at the top. */
function split(key: string): [group: string, name: string] {
  const at = key.lastIndexOf('.');
  return at < 0 ? ['', key] : [key.slice(0, at), key.slice(at + 1)];
}
