import type { FieldEdit } from '#cli/desk/desk-api.ts';
import { useDraft } from '../drafts.ts';
import { ValueForm } from '../value-form.tsx';

interface Props {
  /** The name of the record: many records have a field of the same name. */
  record: string;
  /** What follows `record ` in the key under which its draft is kept. */
  draftKey: string;
  label: string;
  value: string;
  /** The value that was meant by what is typed; empty if that is no value yet. */
  valueFrom: (typed: string) => string;
  /** Says what else follows from a value. */
  note?: (value: string) => string;
  /** Gives what is sent to save a value. */
  edit: (value: string) => FieldEdit;
}

/** One value of a record, saved by itself. */
export function FieldForm({ record, draftKey, label, value, valueFrom, note, edit }: Props) {
  const [typed, setTyped] = useDraft<string>(`record ${draftKey}`);
  const meant = typed === undefined ? value : valueFrom(typed);
  const consequence = meant === '' ? '' : note?.(meant);
  return (
    <ValueForm
      title={`${record}: ${label}`}
      edits={meant === value || meant === '' ? [] : [edit(meant)]}
      isTyped={typed !== undefined}
      discardDraft={() => setTyped(undefined)}
    >
      <label>
        {label}
        <input
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value === value ? undefined : target.value)}
        />
      </label>
      {consequence && <p className="hint">{consequence}</p>}
    </ValueForm>
  );
}
