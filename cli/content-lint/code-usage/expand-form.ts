import type { IdPart } from './code-use.ts';
import type { RecordValues } from './record-values.ts';

/**
 * How far a form is decided: spelled out in the code, over the records that the code names, over what records have
 * under such a name (`maybe`), or not (`open`).
 */
export type Decided = 'spelled' | 'records' | 'maybe' | 'open';

export interface Expanded {
  forms: readonly (readonly IdPart[])[];
  decided: Decided;
}

const order: readonly Decided[] = ['spelled', 'records', 'maybe', 'open'];
const formsAtMost = 2000;

/** Puts the values of the records in the place of what the code reads from them. */
export function expandForm(parts: readonly IdPart[], records: RecordValues): Expanded {
  let forms: IdPart[][] = [[]];
  let decided: Decided = 'spelled';
  const weaken = (to: Decided) => {
    if (order.indexOf(to) > order.indexOf(decided)) decided = to;
  };
  for (const part of parts) {
    const found = typeof part === 'object' && 'path' in part ? records.at(part.path) : undefined;
    if (found && found.texts.length * forms.length <= formsAtMost) {
      forms = forms.flatMap((form) => found.texts.map((text) => withPart(form, text)));
      weaken(found.sure ? 'records' : 'maybe');
    } else {
      forms = forms.map((form) => withPart(form, part));
      if (typeof part === 'object' && 'path' in part) weaken('open');
    }
  }
  return { forms, decided };
}

/** Adds a part; texts that meet become one. */
export function withPart(form: readonly IdPart[], part: IdPart): IdPart[] {
  const last = form.at(-1);
  if (typeof part === 'string' && typeof last === 'string') return [...form.slice(0, -1), last + part];
  return [...form, part];
}

/** The form as people write it: `pages.*.title`, `steps.0.text`. */
export function spellForm(parts: readonly IdPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'number' in part ? '0' : '*')).join('');
}
