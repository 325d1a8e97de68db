import { nearWord } from '../language/edit-distance.ts';
import type { PassedValue } from '../project/code-use.ts';
import type { NeededValue } from './needed-values.ts';

interface ValueMistake {
  problem: 'type' | 'option';
  /** The kind of argument that the message has; `function` for a tag. */
  wanted: string;
  /** The text of the value, or its kind where the code shows no text. */
  got: string;
  /** The option of a select that was probably meant. */
  near?: string;
}

/** Why a value does not fit an argument, as far as the code shows it. */
export function valueMistake({ kind, text }: PassedValue, { kinds, options }: NeededValue): ValueMistake | undefined {
  // `undefined` and `null` count as missing values, which another rule reports.
  if (kind === 'unknown' || kind === 'nothing') return undefined;
  const got = text ?? kind;
  const typeMistake = (wanted: string): ValueMistake => ({ problem: 'type', wanted, got });
  if (kinds.has('tag')) return kind === 'function' ? undefined : typeMistake('function');
  // No kind of argument takes a function, so the finding names the first kind.
  const [firstKind = ''] = kinds;
  if (kind === 'function') return typeMistake(firstKind);
  const numberKind = (['plural', 'ordinal', 'number'] as const).find((candidate) => kinds.has(candidate));
  if (numberKind && kind !== 'number' && !isNumeric(text)) return typeMistake(numberKind);
  // A `Date` in code is of unknown kind; a number is a moment in milliseconds.
  const dateKind = (['date', 'time'] as const).find((candidate) => kinds.has(candidate));
  if (dateKind && kind !== 'number') return typeMistake(dateKind);
  // Anything else fits a plain argument: in React an element too.
  if (!kinds.has('select') || text === undefined || text === 'other' || options.includes(text)) return undefined;
  // An unknown option selects `other`, which may be intended; a misspelt one never is.
  const near = nearWord(text, options);
  return near === undefined ? undefined : { problem: 'option', wanted: 'select', got, near };
}

function isNumeric(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));
}
