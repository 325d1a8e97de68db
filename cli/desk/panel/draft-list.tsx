import type { Project } from '#cli/desk/desk-api.ts';
import { useFactNames, useSettingNames, useTexts } from './desk-texts.tsx';
import { draftKeys, keepDraft, useDraftCount } from './drafts.ts';
import { useMessageNames } from './use-message-names.ts';
import { usePlaces } from './use-places.ts';

interface Props {
  project: Project;
  onOpen: (id: string) => void;
}

/** What was typed and not saved, wherever it was. */
export function DraftList({ project, onOpen }: Props) {
  const t = useTexts();
  const placeName = usePlaces(project);
  const messageName = useMessageNames(project);
  const factName = useFactNames();
  const settingName = useSettingNames();
  // Only so that the list is drawn again when a draft comes or goes.
  useDraftCount();
  const keys = draftKeys();
  if (keys.length === 0) return null;
  const ids = new Set(project.messages.map(({ id }) => id));
  // Keys of drafts: `fact clients value`, `record content/services/seo.yaml slug`, `setting phone`.
  const nameOf = (key: string) => {
    const [kind, name = ''] = key.split(' ');
    if (kind === 'fact') return factName(name);
    const record = project.records.find(({ path }) => path === name);
    return record ? placeName(record.titleId) : (settingName(name) ?? name);
  };
  const discardDraft = (key: string) => keepDraft(key, undefined);
  return (
    <section aria-labelledby="drafts">
      <h3 id="drafts">{t('drafts.title')}</h3>
      <ul>
        {keys.map((key) => {
          // The id of a message; of anything else the key as it is, which is the id of no message.
          const id = key.replace(/^message /, '');
          return (
            <li key={key} className="draft">
              {ids.has(id) ? (
                <button type="button" className="name" onClick={() => onOpen(id)}>
                  {messageName(id)}
                </button>
              ) : (
                <span>{nameOf(key)}</span>
              )}
              <button type="button" onClick={() => discardDraft(key)}>
                {t('discard-draft')} <span className="unseen">{id}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
