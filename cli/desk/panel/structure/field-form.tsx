import type { FieldEdit } from '#cli/desk/desk-api.ts';
import { useDraft } from '../drafts.ts';
import { ValueForm } from '../value-form.tsx';

interface Props {
  /** The name of the record: many records have a field of the same name. */
  recordTitle: string;
  /** The key under which its draft is kept, such as `record content/services/seo.yaml slug`. */
  draftKey: string;
  label: string;
  value: string;
  /** The value that is meant by what is typed, such as the slug `web-shop` by `Web shop`; empty if it is none yet. */
  valueFrom: (typed: string) => string;
  /** Says what else follows from a value. */
  note?: (value: string) => string;
  /** Gives what is sent to save a value. */
  edit: (value: string) => FieldEdit;
}

/** One value of a record, saved by itself. */
export function FieldForm({ recordTitle, draftKey, label, value, valueFrom, note, edit }: Props) {
  const [typed, setTyped] = useDraft<string>(draftKey);
  const meant = typed === undefined ? value : valueFrom(typed);
  const consequence = meant === '' ? '' : note?.(meant);
  return (
    <ValueForm
      title={`${recordTitle}: ${label}`}
      edits={meant === value || meant === '' ? [] : [edit(meant)]}
      draftKeys={[draftKey]}
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
