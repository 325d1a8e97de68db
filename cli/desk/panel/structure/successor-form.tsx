import { useState } from 'react';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { useTexts } from '../desk-texts.tsx';

interface Props {
  /** What is done, as the button says it. */
  action: string;
  record: SiteRecord;
  records: readonly SiteRecord[];
  titleOf: (record: SiteRecord) => string;
  isBusy: boolean;
  /** Called with the id of what takes its place; with none where nobody can have its address. */
  onChoose: (successor: string | undefined) => void;
  onCancel: () => void;
}

/** Asks which record takes the place of one that is hidden or goes; its address then leads there. */
export function SuccessorForm({ action, record, records, titleOf, isBusy, onChoose, onCancel }: Props) {
  const t = useTexts();
  const [chosen, setChosen] = useState('');
  const possible = records.filter(({ kind, id, published }) => kind === record.kind && id !== record.id && published);
  const beside = possible.filter(({ category }) => category === record.category);
  const options = [...beside, ...possible.filter((other) => !beside.includes(other))];
  return (
    <form
      className="successor"
      aria-label={`${titleOf(record)}: ${action}`}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(record.wasPublished ? chosen : undefined);
      }}
    >
      {record.wasPublished ? (
        <label>
          {t('record.successor')}
          <select value={chosen} required onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('record.choose')}</option>
            {options.map((other) => (
              <option key={other.id} value={other.id}>
                {titleOf(other)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="hint">{t('record.never-published')}</p>
      )}
      <button type="submit" className="primary" disabled={isBusy || (record.wasPublished && chosen === '')}>
        {isBusy ? t('busy') : action}
      </button>
      <button type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </form>
  );
}
