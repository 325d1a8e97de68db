import { useEffect, useRef, useState } from 'react';
import {
  type DatabaseName,
  databases,
  type ListedEnquiry,
  type Selection,
  selections,
} from '#cli/desk/inbox/inbox-api.ts';
import { askServer } from '../ask.ts';
import { useTexts } from '../desk-texts.tsx';
import { useStatus } from '../status.tsx';
import { useAttempt } from '../use-attempt.ts';
import { EnquiryRow } from './enquiry-row.tsx';

/**
 * The enquiries of the contact form. Nothing of them is kept in the browser: they are gone when another view is opened.
 */
export function Inbox() {
  const t = useTexts();
  // Also busy while an enquiry is erased, after which the list is read again.
  const { say, isBusy } = useStatus();
  const { attempt, failure } = useAttempt();
  const [database, setDatabase] = useState<DatabaseName>('local');
  const [selection, setSelection] = useState<Selection>('all');
  const [enquiries, setEnquiries] = useState<ListedEnquiry[]>();
  /** How often the list was wanted again: each time the effect below runs once more. */
  const [reloads, setReloads] = useState(0);
  /** What to say once the list has been read again; empty for nothing. */
  const messageAfterReload = useRef('');
  useEffect(() => {
    let isCurrent = true;
    const message = messageAfterReload.current;
    messageAfterReload.current = '';
    setEnquiries(undefined);
    void attempt(async () => {
      const answer = await askServer('enquiries', { database, selection });
      if (!isCurrent) return;
      // Undefined: this machine has no such database yet.
      setEnquiries(answer.enquiries ?? []);
      say(answer.enquiries ? message : t('inbox.none-yet'));
    });
    return () => {
      isCurrent = false;
    };
  }, [database, selection, reloads]);
  const reload = (message: string) => {
    messageAfterReload.current = message;
    setReloads((before) => before + 1);
  };
  const download = (format: 'csv' | 'json') =>
    attempt(async () => {
      const { text, count } = await askServer('exportEnquiries', { database, format });
      saveDownload(text, `enquiries.${format}`, format === 'csv' ? 'text/csv' : 'application/json');
      say(t('inbox.exported', { count }));
    });
  return (
    <section className="records inbox" aria-labelledby="inbox" aria-busy={isBusy}>
      <h2 id="inbox">{t('view.inbox')}</h2>
      <p className="hint">{t('inbox.hint')}</p>
      <div className="filters">
        <label>
          {t('inbox.database')}
          {/* Disabled meanwhile: `attempt` runs one request at a time, so another choice would not be asked for. */}
          <select
            value={database}
            disabled={isBusy}
            onChange={({ target }) => setDatabase(target.value as DatabaseName)}
          >
            {databases.map((name) => (
              <option key={name} value={name}>
                {t(`inbox.database.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('inbox.selection')}
          <select
            value={selection}
            disabled={isBusy}
            onChange={({ target }) => setSelection(target.value as Selection)}
          >
            {selections.map((name) => (
              <option key={name} value={name}>
                {t(`inbox.selection.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="buttons">
        <button type="button" disabled={isBusy} onClick={() => reload('')}>
          {t('inbox.again')}
        </button>
        <button type="button" disabled={isBusy} onClick={() => download('csv')}>
          {t('inbox.csv')}
        </button>
        <button type="button" disabled={isBusy} onClick={() => download('json')}>
          {t('inbox.json')}
        </button>
      </div>
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      {enquiries && <p className="count">{t('inbox.count', { count: enquiries.length })}</p>}
      <ul>
        {enquiries?.map((enquiry) => (
          <EnquiryRow key={enquiry.reference} enquiry={enquiry} database={database} onErased={reload} />
        ))}
      </ul>
    </section>
  );
}

/** Hands a file to the browser, which saves it where its downloads go. */
function saveDownload(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
