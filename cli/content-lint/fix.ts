import type { Args, Place, Span } from './finding.ts';
import type { Project } from './project/project.ts';

/** How much a fix may do: `safe` leaves what a text says as it is, `unsafe` may change it. */
export type FixLevel = 'safe' | 'unsafe';

/** Replaces what a place points at: in the characters of a message where it is one, else of the file. */
export interface Edit {
  place: Place;
  text: string;
}

/** What mends one finding; all of its edits are made, or none. */
export interface Fix {
  level: FixLevel;
  edits: readonly Edit[];
}

/** What a rule is given to mend what it has found. */
export interface Found {
  place: Place;
  args: Args;
  /** The text of the message that the place is in; empty elsewhere. */
  text: string;
  /** The part of that text. */
  span: Span;
  project: Project;
}

/** Replaces what was found. */
export function replace({ place }: Pick<Found, 'place'>, text: string, level: FixLevel = 'safe'): Fix {
  return { level, edits: [{ place, text }] };
}

/** Replaces other parts of the message in which something was found. */
export function replaceParts(
  { place }: Pick<Found, 'place'>,
  parts: readonly { span: Span; text: string }[],
  level: FixLevel,
): Fix | undefined {
  if (!('key' in place) || parts.length === 0) return undefined;
  return { level, edits: parts.map(({ span, text }) => ({ place: { ...place, span }, text })) };
}

/** Whether a text would mean something else to the ICU parser than what it says. */
export function isSyntax(text: string): boolean {
  return /[{}<>'#|]/.test(text);
}
