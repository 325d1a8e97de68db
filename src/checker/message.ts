import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { SyntaxProblem } from '#src/checker/parse-message.ts';

/** One message in one locale. */
export interface Message {
  key: string;
  locale: string;
  text: string;
  /** True where the text has no ICU syntax at all. */
  plain: boolean;
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
