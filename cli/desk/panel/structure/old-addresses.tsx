import { useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { OldAddress } from '#src/domain/old-address.ts';
import { useTexts } from '../desk-texts.tsx';
import { OldAddressForm } from './old-address-form.tsx';
import { useStructureChange } from './use-structure-change.ts';

/** The table of addresses of an earlier site and of pages that are gone, and where each leads. */
export function OldAddresses({ project: { oldAddresses, pages } }: { project: Project }) {
  const t = useTexts();
  const { change, isBusy, failure, clearFailure } = useStructureChange();
  /** The old address of the row that is being changed. */
  const [editedFrom, setEditedFrom] = useState<string>();
  /**
   * Saves the whole table; the server refuses if the one that was read has changed since. `label` is the row that
   * differs, for the message that it was saved.
   */
  const save = (rows: OldAddress[], label: string, onDone?: () => void) =>
    change('saveOldAddresses', { read: oldAddresses, rows }, label, onDone);
  const close = () => {
    clearFailure();
    setEditedFrom(undefined);
  };
  const paths = pages.map(({ path }) => path);
  return (
    <section className="records" aria-labelledby="addresses">
      <h2 id="addresses">{t('view.addresses')}</h2>
      <p className="hint">{t('addresses.hint')}</p>
      <OldAddressForm
        paths={paths}
        isBusy={isBusy}
        onSave={(row, onSaved) => save([...oldAddresses, row], row.from, onSaved)}
      />
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      <p className="count">{t('addresses.count', { count: oldAddresses.length })}</p>
      <ul>
        {oldAddresses.map((row, at) => (
          <li key={row.from}>
            {editedFrom === row.from ? (
              <OldAddressForm
                row={row}
                paths={paths}
                isBusy={isBusy}
                onSave={(next) => save(oldAddresses.with(at, next), next.from, close)}
                onCancel={close}
              />
            ) : (
              <section aria-label={row.from} className="record">
                <div className="record-name wide">
                  <h3>{row.from}</h3>
                  <p>{t('addresses.leads', { to: row.to })}</p>
                  <p className="hint">{t('addresses.since', { since: row.since, why: row.why })}</p>
                </div>
                <div className="buttons">
                  <button type="button" onClick={() => setEditedFrom(row.from)}>
                    {t('addresses.edit')} <span className="unseen">{row.from}</span>
                  </button>
                  <button type="button" disabled={isBusy} onClick={() => save(oldAddresses.toSpliced(at, 1), row.from)}>
                    {t('record.remove')} <span className="unseen">{row.from}</span>
                  </button>
                </div>
              </section>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
