import { useEffect, useState } from 'react';
import type { Change, Project } from '#cli/desk/desk-api.ts';
import { ask } from './ask.ts';
import { useLocaleName, useTexts } from './desk-texts.tsx';

interface Props {
  project: Project;
  onOpen: (id: string) => void;
  onStatus: (status: string) => void;
}

/** What differs from the last commit, in plain words, and the next commit. */
export function Changes({ project, onOpen, onStatus }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const [changes, setChanges] = useState<Change[]>();
  const [subject, setSubject] = useState('');
  const [failure, setFailure] = useState('');
  // The project is another one after each change.
  useEffect(() => {
    let isCurrent = true;
    ask('changes', {}).then(
      (found) => isCurrent && setChanges(found),
      (error: Error) => isCurrent && setFailure(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [project]);
  const commit = async () => {
    setFailure('');
    try {
      const { commit: hash } = await ask('commit', { subject });
      setSubject('');
      onStatus(t('committed', { commit: hash }));
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">{t('view.changes')}</h2>
      {changes && <p className="count">{t('changes', { count: changes.length })}</p>}
      <ul>
        {changes?.map(({ file, id, locale, field, before, after }) => (
          <li key={`${file} ${id ?? field}`}>
            <h3 className="change-name">
              {id ? (
                <button type="button" onClick={() => onOpen(id)}>
                  {id}
                </button>
              ) : (
                field
              )}
              <span className="locale">{locale ? localeName(locale) : file}</span>
            </h3>
            <p lang={locale}>
              <span className="unseen">{t('before')}</span>
              <del>{before || '—'}</del>
            </p>
            <p lang={locale}>
              <span className="unseen">{t('after')}</span>
              <ins>{after || '—'}</ins>
            </p>
          </li>
        ))}
      </ul>
      {changes && changes.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void commit();
          }}
        >
          <label>
            {t('subject')}
            <input value={subject} onChange={({ target }) => setSubject(target.value)} />
          </label>
          <p className="hint">{t('commit-hint')}</p>
          <button type="submit" className="primary" disabled={!subject.trim()}>
            {t('commit')}
          </button>
        </form>
      )}
      {failure && (
        <pre className="alert" role="alert">
          {failure}
        </pre>
      )}
    </section>
  );
}
