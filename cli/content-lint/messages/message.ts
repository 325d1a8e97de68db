import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { ArgumentDifference } from './argument-difference.ts';
import type { BranchPairs } from './branch-pairs.ts';
import type { SyntaxProblem } from './parse-message.ts';
import type { TagDifference } from './tag-difference.ts';
import type { PairOutcome } from './variants.ts';

/** One message in one locale. */
export interface Message {
  key: string;
  locale: string;
  text: string;
  /** Which kinds of characters it holds, as bits of `sign`. */
  signs: number;
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
  /** What several rules ask about a pair, worked out at the first question and let go with the pair. */
  known: { outcomes?: PairOutcome[]; arguments?: ArgumentDifference; tags?: TagDifference; branches?: BranchPairs };
}

export type ParsedMessage = Message & { elements: readonly MessageFormatElement[] };
