import { fewEnoughToCompare, nearWord } from '../language/edit-distance.ts';
import { memoizeLast } from '../memoize-last.ts';
import { type ArgumentOccurrence, argumentIndex } from './argument-index.ts';
import type { MessagePair } from './message.ts';

export interface ArgumentDifference {
  /** All arguments of the source, also those that the translation has. */
  sourceArguments: ReadonlyMap<string, readonly ArgumentOccurrence[]>;
  targetArguments: ReadonlyMap<string, readonly ArgumentOccurrence[]>;
  /** Names that only the source has. */
  missing: string[];
  /** Names that only the translation has. */
  unknown: string[];
  /** A missing name and the unknown one in its place; neither is in the lists above. */
  renamed: { from: string; to: string }[];
}

/** Compares the names of the arguments of two messages. One wrong name is one difference, not two. */
export const argumentDifference = memoizeLast((pair: MessagePair): ArgumentDifference => {
  const sourceArguments = argumentIndex(pair.source);
  const targetArguments = argumentIndex(pair.target);
  const missing = [...sourceArguments.keys()].filter((name) => !targetArguments.has(name));
  const unknown = [...targetArguments.keys()].filter((name) => !sourceArguments.has(name));
  const renamed: ArgumentDifference['renamed'] = [];
  // Loops over a copy, because names are taken out of `unknown`. Between lists that are too long to compare, no name
  // counts as renamed.
  for (const to of fewEnoughToCompare(missing, unknown) ? [...unknown] : []) {
    const from = nearWord(to, missing);
    if (from === undefined) continue;
    renamed.push({ from, to });
    missing.splice(missing.indexOf(from), 1);
    unknown.splice(unknown.indexOf(to), 1);
  }
  // A single missing name and a single unknown one that are left belong together, however different they are.
  const [from] = missing;
  const [to] = unknown;
  if (from !== undefined && to !== undefined && missing.length === 1 && unknown.length === 1) {
    renamed.push({ from, to });
    missing.pop();
    unknown.pop();
  }
  return { sourceArguments, targetArguments, missing, unknown, renamed };
});
