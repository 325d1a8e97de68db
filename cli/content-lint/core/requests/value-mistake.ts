import { nearWord } from '../language/edit-distance.ts';
import type { PassedValue } from '../project/code-use.ts';
import type { NeededValue } from './needed-values.ts';

interface ValueMistake {
  problem: 'type' | 'option';
  /** The kind of argument that the message has; `function` for a tag. */
  wanted: string;
  got: string;
  /** The option of a select that was probably meant. */
  near?: string;
}

/** Why a value does not fit an argument, as far as the code shows it. */
export function valueMistake({ kind, text }: PassedValue, { kinds, options }: NeededValue): ValueMistake | undefined {
  // A value that is nothing counts as missing, so that it is no mistake here.
  if (kind === 'unknown' || kind === 'nothing') return undefined;
  const got = text ?? kind;
  const typeMistake = (wanted: string): ValueMistake => ({ problem: 'type', wanted, got });
  if (kinds.has('tag')) return kind === 'function' ? undefined : typeMistake('function');
  const [firstKind = ''] = kinds;
  if (kind === 'function') return typeMistake(firstKind);
  // React’s formatting also takes an element in the place of a text.
  if (kind === 'element' && firstKind === 'plain') return undefined;
  const counted = (['plural', 'ordinal', 'number'] as const).find((candidate) => kinds.has(candidate));
  if (counted && kind !== 'number' && !isNumeric(text)) return typeMistake(counted);
  // A `Date` in code is of unknown kind; a number is a moment in milliseconds.
  const dated = (['date', 'time'] as const).find((candidate) => kinds.has(candidate));
  if (dated && kind !== 'number') return typeMistake(dated);
  if (!kinds.has('select') || text === undefined || text === 'other' || options.includes(text)) return undefined;
  // An unknown option selects `other`, which may be intended; a misspelt one never is.
  const near = nearWord(text, options);
  return near === undefined ? undefined : { problem: 'option', wanted: 'select', got, near };
}

function isNumeric(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));
}
