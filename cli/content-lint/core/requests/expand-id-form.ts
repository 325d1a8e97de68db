import type { IdPart } from '../project/code-use.ts';
import type { RecordValues } from './record-values.ts';

/**
 * How certain the ids are of a form such as `pages.*.title` (`IdForm` in `code-use.ts`): spelled out in the code (`spelled`), values of the records that the
 * code names (`records`), values of any records with such a field (`maybe`), or not known (`open`).
 */
export type Certainty = 'spelled' | 'records' | 'maybe' | 'open';

export interface ExpandedIdForm {
  /** The form, or if it has values of records one form for each of them. */
  forms: readonly (readonly IdPart[])[];
  certainty: Certainty;
}

/** From the most certain to the least. */
const byCertainty: readonly Certainty[] = ['spelled', 'records', 'maybe', 'open'];

/** If the values of a field would make more forms than this, the field counts as not known. */
const maxForms = 2000;

/** Replaces what the code reads from records by the values of the records. */
export function expandIdForm(parts: readonly IdPart[], records: RecordValues): ExpandedIdForm {
  let forms: (readonly IdPart[])[] = [[]];
  let certainty: Certainty = 'spelled';
  const weaken = (to: Certainty) => {
    if (byCertainty.indexOf(to) > byCertainty.indexOf(certainty)) certainty = to;
  };
  for (const part of parts) {
    const recorded = typeof part === 'object' && 'path' in part ? records.at(part.path) : undefined;
    if (recorded && recorded.texts.length * forms.length <= maxForms) {
      forms = forms.flatMap((form) => recorded.texts.map((text) => withPart(form, text)));
      weaken(recorded.namesRecords ? 'records' : 'maybe');
    } else {
      forms = forms.map((form) => withPart(form, part));
      if (typeof part === 'object' && 'path' in part) weaken('open');
    }
  }
  return { forms, certainty };
}

/** Appends a part; adjacent texts become one. */
export function withPart(form: readonly IdPart[], part: IdPart): readonly IdPart[] {
  if (part === '') return form;
  const last = form.at(-1);
  if (typeof part === 'string' && typeof last === 'string') return [...form.slice(0, -1), last + part];
  return [...form, part];
}

/** The form as people write it, with `0` for a number and `*` for any other value: `pages.*.title`, `steps.0.text`. */
export function writtenIdForm(parts: readonly IdPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'number' in part ? '0' : '*')).join('');
}
