import { useEffect, useState } from 'react';
import type { Change, Project } from '#cli/desk/desk-api.ts';
import { askServer } from './ask.ts';
import { ChangeRow } from './change-row.tsx';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { DraftList } from './draft-list.tsx';
import { PublicationSteps } from './publication-steps.tsx';
import { Samples } from './samples.tsx';
import { useStatus } from './status.tsx';
import { useAttempt } from './use-attempt.ts';
import { useMessageNames } from './use-message-names.ts';
import { usePublication } from './use-publication.ts';

interface Props {
  project: Project;
  onOpen: (id: string) => void;
}

/** What is not saved yet, what has changed since the last publication, and the way to live and back. */
export function Publish({ project, onOpen }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const { say, reportWritten } = useStatus();
  const [changes, setChanges] = useState<Change[]>();
  const { attempt, isBusy, failure } = useAttempt();
  const { publication, author, refresh } = usePublication(project);
  const { phase } = publication;
  // Asked again after each change, which makes `project` another object, and in each phase of a publication.
  useEffect(() => {
    let isCurrent = true;
    askServer('changes', {}).then(
      (received) => isCurrent && setChanges(received),
      // Without an answer the list stays as it is; `app.tsx` shows what is wrong.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [project, phase]);
  const nameOf = useMessageNames(project);
  const listedChanges = changes?.filter(({ isDerived }) => !isDerived) ?? [];
  const stale = project.messages.filter(({ isStale }) => isStale);
  const isRunning = phase === 'preparing' || phase === 'publishing';
  const begin = (operation: () => Promise<unknown>) =>
    attempt(async () => {
      await operation();
      refresh();
    });
  // `samples` is what the files have now; `heldBackBy` is about the commit that was prepared, maybe some time ago.
  const isHeldBack = project.samples.length > 0 || publication.heldBackBy.length > 0;
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">{t('view.publish')}</h2>
      <DraftList project={project} onOpen={onOpen} />
      {changes && (
        <p className="count">
          {t('changes', { count: listedChanges.length })} {author && t('changes.by', { author })}
        </p>
      )}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={isBusy || isRunning}
          onClick={() => begin(() => askServer('prepare', { subject: subjectOf(listedChanges, t), language }))}
        >
          {t('publish')}
        </button>
        {/* `not-live`: it was committed, and putting it live failed. Then `goLive` only tries that again. */}
        {(phase === 'ready' || phase === 'not-live') && (
          <button
            type="button"
            className="primary"
            disabled={isBusy || (phase === 'ready' && isHeldBack)}
            onClick={() => begin(() => askServer('goLive', {}))}
          >
            {t(phase === 'ready' ? 'publish.live' : 'publish.again')}
          </button>
        )}
        {(phase === 'live' || phase === 'not-live') && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => begin(() => askServer('takeBack', { subject: t('publish.back-subject') }))}
          >
            {t('publish.back')}
          </button>
        )}
      </div>
      <PublicationSteps publication={publication} />
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      {phase === 'ready' && <Samples project={project} heldBackBy={publication.heldBackBy} />}
      <ul>
        {listedChanges.map((change) => (
          <ChangeRow
            key={`${change.file} ${change.id ?? change.field}`}
            change={change}
            project={project}
            isBusy={isBusy}
            onOpen={onOpen}
            onDiscard={(name) =>
              attempt(async () => {
                const { file, id, locale, field, isList } = change;
                const { undo } = await askServer('discard', {
                  file,
                  ...(id !== undefined && { id }),
                  ...(locale !== undefined && { locale }),
                  ...(field !== undefined && { field }),
                  ...(isList && { isList }),
                });
                reportWritten(undo, name);
                // In place of “saved”, which `reportWritten` says.
                say(t('discarded', { what: name }));
              })
            }
          />
        ))}
      </ul>
      {changes && changes.length > listedChanges.length && <p className="hint">{t('changes.derived')}</p>}
      {stale.length > 0 && (
        <details>
          <summary>{t('publish.behind', { count: stale.length })}</summary>
          <ul>
            {stale.map(({ id }) => (
              <li key={id}>
                <button type="button" className="name" onClick={() => onOpen(id)}>
                  {nameOf(id)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The first line of the commit: what changed, by name. */
function subjectOf(changes: readonly Change[], t: ReturnType<typeof useTexts>): string {
  const names = [...new Set(changes.map(({ id, field, file }) => id ?? field ?? file))];
  return t('publish.subject', { count: names.length, names: names.slice(0, 3).join(', ') });
}
