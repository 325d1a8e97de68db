import type { CheckedProject } from '#cli/desk/project/checked-project.ts';

/**
 * Gives `source.lock.json`, which keeps the hashes of each translation and of the text it was made from, and the file
 * of exceptions, both without the messages whose ids begin with one of these prefixes. Writes nothing.
 */
export function filesWithoutMessages(checked: CheckedProject, prefixes: readonly string[]): Map<string, string> {
  const { sourceLockPath, exceptions } = checked.project;
  const isGone = (key: string) => prefixes.some((prefix) => key.startsWith(prefix));
  const files = new Map([[sourceLockPath, withoutKeys(checked.textOf(sourceLockPath), isGone)]]);
  return exceptions ? files.set(exceptions.path, withoutExceptions(checked.textOf(exceptions.path), isGone)) : files;
}

/** The text of `source.lock.json` without some of its messages. */
function withoutKeys(text: string, isGone: (key: string) => boolean): string {
  const hashesByLocale: Record<string, Record<string, string>> = JSON.parse(text || '{}');
  for (const hashes of Object.values(hashesByLocale))
    for (const key of Object.keys(hashes)) if (isGone(key)) delete hashes[key];
  return `${JSON.stringify(hashesByLocale, null, 2)}\n`;
}

/** The list of exceptions without those for some messages; all else stays as it is written. */
function withoutExceptions(text: string, isGone: (key: string) => boolean): string {
  // Each item begins with `- ` at the start of a line; one of its other lines is `  key: pages.about.title`.
  const items = text.split(/^(?=- )/m);
  return items.filter((item) => !isGone(/^ +key: (\S+)$/m.exec(item)?.[1] ?? '')).join('');
}
