import { escapeRegExp } from '../core/escape-reg-exp.ts';
import { lockWithNewKeys } from '../core/project/lock-keys.ts';
import { pathsBesideMessages } from './project-from-files.ts';

/**
 * Gives the files beside the messages that have the old id, with the new one in its place: the exceptions, and the lock
 * of translations, without which a renamed translation could not become stale. `textOf` gives the text of a file; empty
 * or undefined if there is none.
 */
export function renameBesideMessages(
  layout: Parameters<typeof pathsBesideMessages>[0],
  textOf: (path: string) => string | undefined,
  from: string,
  to: string,
): Map<string, string> {
  const [exceptionsPath, , lockPath] = pathsBesideMessages(layout);
  const changed = new Map([
    [exceptionsPath, withRenamedKeys(textOf(exceptionsPath) ?? '', from, to)],
    [lockPath, withRenamedEntries(textOf(lockPath) ?? '', from, to)],
  ]);
  return new Map([...changed].filter(([path, text]) => text !== (textOf(path) ?? '')));
}

/** For the old id `home` that is in `key: home`, `key: 'home'` and `key: home.title`; `lead` is what is before the id. */
function withRenamedKeys(text: string, from: string, to: string): string {
  const old = escapeRegExp(from);
  return text.replace(new RegExp(`(\\bkey:\\s*["']?)${old}(?=["'\\s,}.]|$)`, 'gm'), (_, lead: string) => lead + to);
}

/** The text of a lock, which has entries by locale and id; as it is if it has no such id, or cannot be read. */
function withRenamedEntries(text: string, from: string, to: string): string {
  if (!text.includes(`"${from}`)) return text;
  const newKey = (id: string) => (id === from || id.startsWith(`${from}.`) ? to + id.slice(from.length) : id);
  try {
    return lockWithNewKeys(text, newKey);
  } catch {
    // A damaged lock is a finding of its own.
    return text;
  }
}
