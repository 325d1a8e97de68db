/** The lines that differ between two texts, as each of the two has them. */
export interface DifferentLines {
  before: string[];
  after: string[];
}

/** The lines of two texts from the first that differs to the last, and the index of the first. */
export function differentLines(before: string, after: string): DifferentLines & { start: number } {
  const old = before.split('\n');
  const fresh = after.split('\n');
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let sameAtEnd = 0;
  const shorter = Math.min(old.length, fresh.length);
  while (sameAtEnd < shorter - start && old.at(-1 - sameAtEnd) === fresh.at(-1 - sameAtEnd)) sameAtEnd++;
  return {
    start,
    before: old.slice(start, old.length - sameAtEnd),
    after: fresh.slice(start, fresh.length - sameAtEnd),
  };
}

/**
 * Takes one change back in a text. If the text has changed elsewhere since, gives undefined where the changed lines are
 * no longer there, or are there more than once, and for a change that has only removed lines.
 */
export function revertedLines(text: string, before: string, after: string): string | undefined {
  if (text === after) return before;
  const changed = differentLines(before, after);
  // A change that only removed lines has left none by which its place can be found.
  if (changed.after.length === 0) return undefined;
  const lines = text.split('\n');
  const [place, ...others] = placesOf(changed.after, lines);
  // If the text had them twice right after the change, the place that is left may be the other one.
  const wereTwice = placesOf(changed.after, after.split('\n')).length > 1;
  if (place === undefined || others.length > 0 || wereTwice) return undefined;
  return lines.toSpliced(place, changed.after.length, ...changed.before).join('\n');
}

/** The indexes in `lines` at which these lines begin. */
function placesOf(part: readonly string[], lines: readonly string[]): number[] {
  return [...lines.keys().filter((at) => part.every((line, index) => lines[at + index] === line))];
}
