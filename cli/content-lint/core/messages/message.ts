import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';

/** Why a text is not an ICU message, and where. */
export interface SyntaxProblem {
  /** A number of the parser's `ErrorKind`, or one of those that syntax-problem.ts and parse-message.ts add. */
  kind: number;
  span: Span;
  /** The part of the text that cannot be read. */
  got: string;
}

/**
 * A text of i18next or vue-i18n that cannot be turned into ICU gets this in front, so that ICU does not read it either.
 * What is wrong with it is among the `problems` of its catalogue file, and is not reported a second time.
 */
export const unreadablePrefix = '{{';

/** Begins the name of the tag that replaces a link to another message in a text: `@:terms.title`, `$t(terms.title)`. */
export const linkedMessagePrefix = 'message-';

/** Replaces the dot in the name of an argument, `user.name`: ICU allows no dot there. */
export const dotInArgumentName = '·';

/** The name of an argument as ICU allows it: `user·name` for `user.name`, `first_name` for `first-name`. */
export function argumentName(name: string): string {
  return name.replaceAll('.', dotInArgumentName).replace(/[^\p{L}\p{N}_·]/gu, '_');
}

/** One message in one locale. */
export interface Message {
  key: string;
  locale: string;
  text: string;
  /** True if the text has no ICU syntax. */
  isPlainText: boolean;
  /** True if it may have a plural or a select: its text has one of these words. */
  mayHavePluralOrSelect: boolean;
  /** Undefined if the text does not parse. */
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
