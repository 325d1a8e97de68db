import { type JsonKeys, join, readJsonKeys } from './json-keys.ts';
import type { CatalogueFile, FileProblem } from './project.ts';

interface Flat {
  messages: Map<string, string>;
  /** How many properties all objects have together; fewer than the text has when some stand twice. */
  properties: number;
  /** False where something stands in the file that is neither text nor a group, or one id comes about in two ways. */
  clean: boolean;
}

/**
 * Reads one JSON file of messages. `JSON.parse` does the work; only a file that is broken, repeats a key or holds
 * something else than texts is read a second time, with positions, and one whose places are asked for.
 */
export function parseCatalogue(path: string, locale: string, prefix: string, raw: string): CatalogueFile {
  const text = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
  let keys: JsonKeys | undefined;
  const careful = () => {
    keys ??= readJsonKeys(text, prefix);
    return keys;
  };
  const flat = flatten(text, prefix);
  const sound = flat?.clean && (flat.properties === countColons(text) || flat.properties === countKeys(text));
  return {
    path,
    locale,
    text,
    messages: sound ? flat.messages : careful().strings,
    problems: sound ? [] : problemsOf(careful(), flat === undefined),
    locate: (key) => careful().places.get(key),
  };
}

function problemsOf(keys: JsonKeys, broken: boolean): FileProblem[] {
  const problems: FileProblem[] = [];
  // Behind the first error the reader may be out of step, so only that one is sure to be a cause of its own.
  const error = broken ? keys.errors[0] : undefined;
  if (error) problems.push({ code: 'json/syntax', span: error.span, args: { reason: error.reason } });
  for (const { key, span, first } of keys.repeated)
    problems.push({ code: 'json/duplicate-key', span, key, first, args: { key } });
  for (const { key, span, type } of keys.others)
    problems.push({ code: 'message/not-text', span, key, args: { key, type } });
  return problems;
}

/** Flattens nested groups and arrays to full keys; undefined where the text is not JSON. */
function flatten(text: string, prefix: string): Flat | undefined {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  const messages = new Map<string, string>();
  let [properties, texts, clean] = [0, 0, root !== null && typeof root === 'object' && !Array.isArray(root)];
  const into = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      messages.set(key, value);
      texts++;
    } else if (value === null || typeof value !== 'object') clean = false;
    else {
      // An array has its indices for names. A loop over names is four times as fast as one over pairs.
      const isGroup = !Array.isArray(value);
      for (const name in value) {
        if (isGroup) properties++;
        into((value as Record<string, unknown>)[name], join(key, name));
      }
    }
  };
  into(root, prefix);
  return { messages, properties, clean: clean && texts === messages.size };
}

/** Counts the colons that stand behind a string: no fewer than there are property names, and nearly always as many. */
function countColons(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before--;
    if (text.charCodeAt(before) === 34) count++;
  }
  return count;
}

/** Counts the property names in a JSON text: strings with a colon behind them. */
function countKeys(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    do at = text.indexOf('"', at + 1);
    while (at >= 0 && isEscaped(text, at));
    if (at < 0) return count;
    let next = at + 1;
    while (text.charCodeAt(next) <= 32) next++;
    if (text.charCodeAt(next) === 58) count++;
  }
  return count;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === 92) slashes++;
  return slashes % 2 === 1;
}
