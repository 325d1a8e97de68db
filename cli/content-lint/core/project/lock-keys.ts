/** Gives the new key of a message; undefined if the message is gone. */
export type NewKey = (key: string) => string | undefined;

/**
 * Gives `source.lock.json`, which has the hashes of translations by locale and key, with the new keys. Throws if it is
 * no JSON; an empty text is an empty lock.
 */
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
