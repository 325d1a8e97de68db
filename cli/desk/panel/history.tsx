import { useState } from 'react';
import type { Revision, Texts } from '#cli/desk/desk-api.ts';
import { locales } from '#src/domain/locale.ts';
import { askServer } from './ask.ts';
import { useTexts } from './desk-texts.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  id: string;
  /** Puts an earlier text into the fields, unsaved. */
  onTake: (texts: Texts) => void;
}

/** The earlier texts of a message, from git. They are asked for when somebody opens this part. */
export function History({ id, onTake }: Props) {
  const t = useTexts();
  const [revisions, setRevisions] = useState<Revision[]>();
  const { attempt, failure } = useAttempt();
  const load = () => attempt(async () => setRevisions(await askServer('history', { id })));
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !revisions && void load()}>
      <summary>{t('history')}</summary>
      {failure && <p role="alert">{failure}</p>}
      {revisions?.length === 0 && <p>{t('no-history')}</p>}
      <ol className="history">
        {revisions?.map((revision) => (
          <li key={revision.commit}>
            <p className="row-id">
              <time>{revision.date}</time> {revision.subject}
            </p>
            {locales.map((locale) => (
              <p key={locale} lang={locale}>
                {revision.texts[locale] ?? '—'}
              </p>
            ))}
            <button type="button" onClick={() => onTake(revision.texts)}>
              {t('take-revision')}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
