import { useEffect, useState } from 'react';
import type { Project, RecentCommit } from '#cli/desk/desk-api.ts';
import { askServer } from './ask.ts';
import { useTexts } from './desk-texts.tsx';
import { useMessageNames } from './use-message-names.ts';

interface Props {
  project: Project;
  onOpen: (id: string) => void;
}

/** The last commits that changed messages, with what they changed. */
export function Recent({ project, onOpen }: Props) {
  const t = useTexts();
  const nameOf = useMessageNames(project);
  const [commits, setCommits] = useState<RecentCommit[]>([]);
  // Asked again after each commit of the desk, which makes `project` another object.
  useEffect(() => {
    let isCurrent = true;
    askServer('recent', {}).then(
      (received) => isCurrent && setCommits(received),
      // Without an answer the list stays as it is; `app.tsx` shows what is wrong.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [project]);
  if (commits.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h3 id="recent">{t('recent')}</h3>
      <ol className="recent">
        {commits.map(({ commit, date, subject, ids, count }) => (
          <li key={commit}>
            <p>{subject}</p>
            <p className="row-id">
              <time>{date}</time> · {t('list.count', { count })}
            </p>
            {ids.map((id) => (
              <button key={id} type="button" className="name" onClick={() => onOpen(id)}>
                {nameOf(id)}
              </button>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
