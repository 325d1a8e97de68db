import { useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { useTexts } from './desk-texts.tsx';
import { pagesWith } from './page-uses.ts';
import { useMessageNames } from './use-message-names.ts';
import { usePageNames } from './use-page-names.ts';

interface Props {
  id: string;
  project: Project;
  onOpen: (messageId: string) => void;
  /** Called with the address of a page that is to be shown. */
  onGo: (pagePath: string) => void;
}

/**
 * The pages that show a text, and the other texts with the same words. The pages are looked up only when this part is
 * opened, because each page of the site has to be read for it.
 */
export function Uses({ id, project, onOpen, onGo }: Props) {
  const { messages } = project;
  const t = useTexts();
  const pageName = usePageNames(project);
  const messageName = useMessageNames(project);
  const words = messages.find((message) => message.id === id)?.texts[sourceLocale];
  const withSameWords = messages.filter(
    (message) => message.id !== id && words && message.texts[sourceLocale] === words,
  );
  const [pagePaths, setPagePaths] = useState<string[]>();
  /** Whether every page has been looked at. */
  const [isDone, setDone] = useState(false);
  const look = async () => {
    // `pagesWith` calls `setPagePaths` too, for each page that shows the text. If none does, only this line calls it.
    setPagePaths(await pagesWith(id, project, setPagePaths));
    setDone(true);
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !pagePaths && void look()}>
      <summary>{t('uses')}</summary>
      <p className="count" aria-live="polite">
        {isDone ? t('uses.count', { count: pagePaths?.length ?? 0 }) : t('uses.busy')}
      </p>
      <ul>
        {pagePaths?.map((path) => (
          <li key={path}>
            <button type="button" className="name" onClick={() => onGo(path)}>
              {pageName(path)} <span className="row-id">{path}</span>
            </button>
          </li>
        ))}
      </ul>
      {withSameWords.length > 0 && (
        <>
          <p className="count">{t('uses.same')}</p>
          <ul>
            {withSameWords.map((message) => (
              <li key={message.id}>
                <button type="button" className="name" onClick={() => onOpen(message.id)}>
                  {messageName(message.id)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
