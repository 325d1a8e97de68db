import { lockWithNewKeys, type NewKey } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { exceptionsWithNewKeys } from './key-changes.ts';

/**
 * Gives `source.lock.json`, which keeps the hashes of each translation and of the text it was made from, and the file
 * of exceptions, both without the messages whose ids begin with one of these prefixes. Writes nothing.
 */
export function filesWithoutMessages(checked: CheckedProject, prefixes: readonly string[]): Map<string, string> {
  const { sourceLockPath, exceptions } = checked.project;
  const newKey: NewKey = (key) => (prefixes.some((prefix) => key.startsWith(prefix)) ? undefined : key);
  const files = new Map([[sourceLockPath, lockWithNewKeys(checked.textOf(sourceLockPath), newKey)]]);
  return exceptions
    ? files.set(exceptions.path, exceptionsWithNewKeys(checked.textOf(exceptions.path), newKey))
    : files;
}
