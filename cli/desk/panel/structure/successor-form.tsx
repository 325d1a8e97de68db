import { useState } from 'react';
import { useTexts } from '../desk-texts.tsx';

interface Props {
  /** What is done, as the button says it. */
  action: string;
  /** The name of what is hidden or removed. */
  title: string;
  wasPublished: boolean;
  /** What can take the place of what is hidden or removed. */
  options: readonly { id: string; title: string }[];
  isBusy: boolean;
  /**
   * Called with the id of what takes its place; undefined if it was never published, so that nobody has its address.
   */
  onChoose: (successor: string | undefined) => void;
  onCancel: () => void;
}

/** Asks what takes the place of something that is hidden or removed; its address then leads there. */
export function SuccessorForm({ action, title, wasPublished, options, isBusy, onChoose, onCancel }: Props) {
  const t = useTexts();
  const [chosen, setChosen] = useState('');
  return (
    <form
      className="successor"
      aria-label={`${title}: ${action}`}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(wasPublished ? chosen : undefined);
      }}
    >
      {wasPublished ? (
        <label>
          {t('record.successor')}
          <select value={chosen} required onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t('record.choose')}</option>
            {options.map((other) => (
              <option key={other.id} value={other.id}>
                {other.title}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="hint">{t('record.never-published')}</p>
      )}
      <button type="submit" className="primary" disabled={isBusy || (wasPublished && chosen === '')}>
        {isBusy ? t('busy') : action}
      </button>
      <button type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </form>
  );
}
