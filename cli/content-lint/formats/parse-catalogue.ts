import type { CatalogueFile, FileProblem } from '../core/project/project.ts';
import { flattenExtracted, isExtracted, originalDefaultField } from './extracted-messages.ts';
import { type JsonKeys, joinKey, maxNesting, readJsonKeys, withoutByteOrderMark } from './json-keys.ts';

/** A file of messages without its groups, and counts that show whether `JSON.parse` has dropped anything. */
interface Flat {
  messages: Map<string, string>;
  /** The source texts that were translated, if the file has them. */
  sources: Map<string, string>;
  /** How many texts there are: more than there are messages if two paths give one id. */
  texts: number;
  /** How many properties all objects have together: fewer than the text has if one is repeated. */
  properties: number;
  /** False if a value is neither a text nor a group. */
  clean: boolean;
}

/**
 * Reads one JSON file of messages with `JSON.parse`. The file is read again with positions, which takes much longer, if
 * it may be broken, repeat a key or have values other than texts, and when a position in it is asked for.
 */
export function parseCatalogue(path: string, locale: string, prefix: string, raw: string): CatalogueFile {
  const text = withoutByteOrderMark(raw);
  let keys: JsonKeys | undefined;
  const withPositions = () => {
    keys ??= flattenExtracted(readJsonKeys(text, prefix), prefix);
    return keys;
  };
  const flat = flatten(text, prefix);
  // A file has at least as many colons behind quotes as properties; more if a key is repeated or a message has them.
  const isSound = flat?.clean && flat.texts === flat.messages.size && flat.properties === text.match(/"\s*:/g)?.length;
  return {
    path,
    locale,
    text,
    messages: isSound ? flat.messages : withPositions().strings,
    ...(flat && flat.sources.size > 0 ? { sources: flat.sources } : {}),
    problems: isSound ? [] : problemsOf(withPositions(), flat === undefined),
    locate: (key) => withPositions().places.get(key),
  };
}

function problemsOf(keys: JsonKeys, isBroken: boolean): FileProblem[] {
  const problems: FileProblem[] = [];
  // Errors behind the first one may follow from it.
  const error = isBroken ? keys.errors[0] : undefined;
  if (error) problems.push({ code: 'json/syntax', span: error.span, args: { reason: error.reason } });
  for (const { key, span, first } of keys.repeated)
    problems.push({ code: 'json/duplicate-key', span, key, first, args: { key } });
  for (const { key, span, type } of keys.others)
    problems.push({ code: 'message/not-text', span, key, args: { key, type } });
  return problems;
}

/** Flattens nested groups and arrays to full keys; undefined if the text is not JSON or is nested too deep. */
function flatten(text: string, prefix: string): Flat | undefined {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Any other root is rare, so such a file may be read again with positions.
  const isGroup = root !== null && typeof root === 'object' && !Array.isArray(root);
  const flat: Flat = { messages: new Map(), sources: new Map(), texts: 0, properties: 0, clean: isGroup };
  return add(root, prefix, 0, flat) ? flat : undefined;
}

/** Adds a value and everything in it; gives false if it is nested too deep. */
function add(value: unknown, key: string, depth: number, flat: Flat): boolean {
  if (typeof value === 'string') return addText(key, value, flat);
  if (value === null || typeof value !== 'object') {
    flat.clean = false;
    return true;
  }
  if (depth >= maxNesting) return false;
  // FormatJS extracts messages as `{ defaultMessage, description }`. The whole file is never one of these, even if a message in it has the id `defaultMessage`.
  if (depth > 0 && isExtracted(value)) {
    for (const _ in value) flat.properties++;
    const source = value[originalDefaultField];
    if (typeof source === 'string') flat.sources.set(key, source);
    return addText(key, value.defaultMessage, flat);
  }
  // The names in an array are its indices. A loop over names is four times as fast as one over pairs.
  const isGroup = !Array.isArray(value);
  for (const name in value) {
    if (isGroup) flat.properties++;
    if (!add((value as Record<string, unknown>)[name], joinKey(key, name), depth + 1, flat)) return false;
  }
  return true;
}

/** Adds a text; gives true as `add` does, because a text is never nested too deep. */
function addText(key: string, text: string, flat: Flat): true {
  flat.messages.set(key, text);
  flat.texts++;
  return true;
}
