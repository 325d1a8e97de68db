import { parseDocument } from 'yaml';
import type { NewKey } from '#cli/content-lint/host.ts';

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
