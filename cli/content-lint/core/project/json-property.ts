import type { Span } from '../finding.ts';

/** A property of a JSON text whose value is a string. */
export interface JsonProperty {
  /** The value with its quotes. */
  value: Span;
  /** What to delete to remove the property: itself, one comma, and its line if nothing else is on it. */
  whole: Span;
}

/** How far behind a key its value is looked for, in characters: a string that is not closed has no end to be found. */
const longestValue = 100_000;

/** Finds the property of a key, whose span includes its quotes; undefined if its value is no string. */
export function jsonProperty(text: string, key: Span): JsonProperty | undefined {
  const match = /^\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text.slice(key.end, key.end + longestValue));
  if (!match?.[1]) return undefined;
  const end = key.end + match[0].length;
  const value = { start: end - match[1].length, end };
  const comma = /^\s*,/.exec(text.slice(end));
  if (comma) {
    const after = end + comma[0].length;
    // Up to the next property, which then takes the place of this one.
    const gap = /^\s*/.exec(text.slice(after))?.[0].length ?? 0;
    return { value, whole: { start: key.start, end: after + gap } };
  }
  // The last property of its object goes with the comma before it; the only one goes with the blanks behind the brace.
  const before = /(?:,|(?<=\{))\s*$/.exec(text.slice(0, key.start));
  return { value, whole: { start: before?.index ?? key.start, end } };
}
