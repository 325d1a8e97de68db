import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';

/** Why a text is not an ICU message, and where. */
export interface SyntaxProblem {
  kind: number;
  span: Span;
  /** The part of the text that cannot be read. */
  got: string;
}

/** Begins a text that its own syntax cannot read, so that it is none in ICU either; the problem is one of its file. */
export const unreadable = '{{';

/** Begins the name of the tag that takes the place of another message in a text: `@:terms.title`, `$t(terms.title)`. */
export const linkedMessage = 'message-';

/** In the place of the dot of an argument `user.name`: ICU allows none. */
export const argumentDot = '·';

/** One message in one locale. */
export interface Message {
  key: string;
  locale: string;
  text: string;
  /** True where the text has no ICU syntax at all. */
  plain: boolean;
  /** True where it has a plural or a select. */
  branching: boolean;
  /** Undefined where the text does not parse. */
  elements: readonly MessageFormatElement[] | undefined;
  problem: SyntaxProblem | undefined;
}

/** A message of the source locale and its translation; both parse and neither is empty. */
export interface MessagePair {
  key: string;
  source: ParsedMessage;
  target: ParsedMessage;
}

export type ParsedMessage = Message & { elements: readonly MessageFormatElement[] };
