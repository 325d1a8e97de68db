/** Lines that differ between two texts: from where on, and those of each. */
export interface DifferentLines {
  before: string[];
  after: string[];
}

/** The lines between the first and the last difference of two texts. */
export function differentLines(before: string, after: string): DifferentLines & { start: number } {
  const old = before.split('\n');
  const fresh = after.split('\n');
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let same = 0;
  while (same < Math.min(old.length, fresh.length) - start && old.at(-1 - same) === fresh.at(-1 - same)) same++;
  return { start, before: old.slice(start, old.length - same), after: fresh.slice(start, fresh.length - same) };
}

/**
 * Takes one change back in a text that may have changed elsewhere since. Undefined where the changed lines are no longer
 * there, or more than once.
 */
export function revertedLines(text: string, before: string, after: string): string | undefined {
  if (text === after) return before;
  const changed = differentLines(before, after);
  if (changed.after.length === 0) return undefined;
  const lines = text.split('\n');
  const places = lines.keys().filter((at) => changed.after.every((line, index) => lines[at + index] === line));
  const [place, ...others] = [...places];
  if (place === undefined || others.length > 0) return undefined;
  return lines.toSpliced(place, changed.after.length, ...changed.before).join('\n');
}
