import type { Project } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';
import { draftKeys, keepDraft, useDraftCount } from './drafts.ts';
import { useDraftNames } from './use-draft-names.ts';
import { messageDraftKey } from './use-message-draft.ts';

interface Props {
  project: Project;
  onOpen: (id: string) => void;
}

/** What was typed and not saved, wherever it was. */
export function DraftList({ project, onOpen }: Props) {
  const t = useTexts();
  const draftName = useDraftNames(project);
  // Only so that the list is drawn again when a draft comes or goes.
  useDraftCount();
  const keys = draftKeys();
  if (keys.length === 0) return null;
  const messageIds = new Map(project.messages.map(({ id }) => [messageDraftKey(id), id]));
  const discardDraft = (key: string) => keepDraft(key, undefined);
  return (
    <section aria-labelledby="drafts">
      <h3 id="drafts">{t('drafts.title')}</h3>
      <ul>
        {keys.map((key) => {
          const messageId = messageIds.get(key);
          const name = draftName(key);
          return (
            <li key={key} className="draft">
              {messageId === undefined ? (
                <span>{name}</span>
              ) : (
                <button type="button" className="name" onClick={() => onOpen(messageId)}>
                  {name}
                </button>
              )}
              <button type="button" onClick={() => discardDraft(key)}>
                {t('discard-draft')} <span className="unseen">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
