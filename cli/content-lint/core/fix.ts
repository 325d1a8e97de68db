import type { Args, Span, Target } from './finding.ts';
import type { Project } from './project/project.ts';

/** How much a fix may do: `safe` keeps the meaning of a text, `unsafe` may change it. */
export type FixLevel = 'safe' | 'unsafe';

/** Replaces a target: characters of a message if the target is in one, else characters of the file. */
export interface Edit {
  target: Target;
  text: string;
}

/** The edits that fix one finding: all of them are applied, or none. */
export interface Fix {
  level: FixLevel;
  edits: readonly Edit[];
}

/** What a rule is given to fix one of its reports. */
export interface FixableReport {
  target: Target;
  args: Args;
  /** The text of the message; empty if the target is no message. */
  text: string;
  /** The part of that text that was reported: all of it if the target has no span. */
  span: Span;
  project: Project;
}

/** Replaces what was reported. */
export function replace({ target }: Pick<FixableReport, 'target'>, text: string, level: FixLevel = 'safe'): Fix {
  return { level, edits: [{ target, text }] };
}

/** Replaces parts of the message that was reported; undefined if there are none, or if the target is no message. */
export function replaceParts(
  { target }: Pick<FixableReport, 'target'>,
  parts: readonly { span: Span; text: string }[],
  level: FixLevel,
): Fix | undefined {
  if (!('key' in target) || parts.length === 0) return undefined;
  return { level, edits: parts.map(({ span, text }) => ({ target: { ...target, span }, text })) };
}

/** Whether a text has characters that ICU, or vue-i18n (`|`), reads as syntax. */
export function hasSyntax(text: string): boolean {
  return /[{}<>'#|]/.test(text);
}
