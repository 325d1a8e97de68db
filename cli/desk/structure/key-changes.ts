import { parseDocument } from 'yaml';

/** Gives the new key of a message; undefined if the message is gone. */
export type NewKey = (key: string) => string | undefined;

/** Gives `source.lock.json`, which has the hashes of translations by locale and key, with the new keys. */
export function lockWithNewKeys(text: string, newKey: NewKey): string {
  const lock: Record<string, Record<string, string>> = JSON.parse(text || '{}');
  for (const [locale, hashes] of Object.entries(lock)) {
    const changed = Object.entries(hashes).flatMap(([key, hash]) => {
      const name = newKey(key);
      return name === undefined ? [] : [[name, hash] as const];
    });
    lock[locale] = Object.fromEntries(changed.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** Gives the file of exceptions with the new keys, without those for messages that are gone. */
export function exceptionsWithNewKeys(text: string, newKey: NewKey): string {
  const document = parseDocument(text);
  const exceptions = (document.toJS() ?? []) as { key?: string }[];
  let hasChanged = false;
  // From the last to the first, so that a removal moves none that is still to come.
  for (const [at, { key }] of [...exceptions.entries()].reverse()) {
    const changed = key && newKey(key);
    if (changed === key) continue;
    hasChanged = true;
    if (changed === undefined) document.deleteIn([at]);
    else document.setIn([at, 'key'], changed);
  }
  return hasChanged ? document.toString({ lineWidth: 0 }) : text;
}
