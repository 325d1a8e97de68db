import { nearWord } from '../language/edit-distance.ts';
import { type ArgumentPlace, argumentIndex } from './argument-index.ts';
import { computeOnce } from './compute-once.ts';
import type { MessagePair } from './message.ts';

export interface ArgumentDifference {
  source: ReadonlyMap<string, readonly ArgumentPlace[]>;
  target: ReadonlyMap<string, readonly ArgumentPlace[]>;
  /** Names that the translation has lost. */
  missing: string[];
  /** Names that only the translation has. */
  unknown: string[];
  /** A lost name and the one that stands in its place. */
  renamed: { from: string; to: string }[];
}

/** Compares the arguments that two messages name. One wrong name is one difference, not two. */
export const argumentDifference = computeOnce((pair: MessagePair): ArgumentDifference => {
  const source = argumentIndex(pair.source.elements);
  const target = argumentIndex(pair.target.elements);
  const missing = [...source.keys()].filter((name) => !target.has(name));
  const unknown = [...target.keys()].filter((name) => !source.has(name));
  const renamed: ArgumentDifference['renamed'] = [];
  for (const to of [...unknown]) {
    // A single lost name and a single new one belong together, however little they look alike.
    const from = missing.length === 1 && unknown.length === 1 ? missing[0] : nearWord(to, missing);
    if (from === undefined) continue;
    renamed.push({ from, to });
    missing.splice(missing.indexOf(from), 1);
    unknown.splice(unknown.indexOf(to), 1);
  }
  return { source, target, missing, unknown, renamed };
});
