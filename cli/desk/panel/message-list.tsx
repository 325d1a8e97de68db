import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { Badges } from './badges.tsx';
import { type DeskTextId, useRoleNames, useTexts } from './desk-texts.tsx';
import { draftOf } from './drafts.ts';
import { GoTo } from './go-to.tsx';
import type { ShownMessage } from './page-messages.ts';
import { roleOf } from './role-of.ts';
import { isFoundIn } from './search-text.ts';
import { messageDraftKey } from './use-message-draft.ts';

interface Props {
  /** Every message of the page. */
  shown: readonly ShownMessage[];
  project: Project | undefined;
  /** Ids of what was pointed at; empty for the whole page. */
  onlyIds: readonly string[];
  /** The message that was closed last: the focus comes back to its row. */
  lastClosed: string | undefined;
  onOpen: (id: string) => void;
  /** Called when the whole page is to be listed again. */
  onAll: () => void;
  /** Called with the address of what is to be shown. */
  onGo: (path: string) => void;
}

/** The messages of the page, in its order, for people who do not pick a text by pointing at it in the page. */
export function MessageList({ shown, project, onlyIds, lastClosed, onOpen, onAll, onGo }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState('');
  const deferredFilter = useDeferredValue(filter);
  // The field of the filter is hidden while only what was pointed at is listed.
  const appliedFilter = onlyIds.length === 0 ? deferredFilter : '';
  const roles = useRoleNames();
  /** What a text is, such as `Title`, and where somebody meets it if it is in an attribute. */
  const roleName = (id: string, attribute?: string) =>
    `${roleOf(id, roles)}${attribute ? ` · ${t(attributeName(attribute))}` : ''}`;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!lastClosed) return;
    const rows = [...(section.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.message === lastClosed);
    (row ?? section.current?.querySelector('h2'))?.focus();
  }, [lastClosed]);
  const listed = onePerMessage(shown).filter(({ id }) => onlyIds.length === 0 || onlyIds.includes(id));
  const rows = listed.filter(({ id, text, attribute }) =>
    isFoundIn(`${text} ${id} ${roleName(id, attribute)}`, appliedFilter),
  );
  const messages = new Map(project?.messages.map((message) => [message.id, message]));
  return (
    <section className="message-list" ref={section} aria-labelledby="page-messages">
      <h2 id="page-messages" tabIndex={-1}>
        {onlyIds.length > 0 ? t('list.chosen') : t('list.title')}
      </h2>
      {onlyIds.length > 0 ? (
        <button type="button" onClick={onAll}>
          {t('list.all')}
        </button>
      ) : (
        <>
          <p className="hint">{t('list.hint')}</p>
          {project && <GoTo project={project} onGo={onGo} />}
          <label>
            {t('filter')}
            <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
          </label>
        </>
      )}
      {/* Every page has messages, so without any it is still being opened. */}
      <p className="count">{shown.length === 0 ? t('list.opening') : t('list.count', { count: rows.length })}</p>
      <ul>
        {rows.map(({ id, text, attribute }) => {
          const message = messages.get(id);
          return (
            <li key={id}>
              <button type="button" className="row" data-message={id} onClick={() => onOpen(id)}>
                <span className="row-text">{text}</span>
                <span className="row-role">{roleName(id, attribute)}</span>
                <span className="row-id">{id}</span>
                {draftOf(messageDraftKey(id)) !== undefined && (
                  <span className="badge warning">{t('badge.draft')}</span>
                )}
                {message && <Badges message={message} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Gives each message of a page once: as a text that a visitor sees if there is one, and otherwise where it comes first.
 */
function onePerMessage(shown: readonly ShownMessage[]): ShownMessage[] {
  const chosen = new Map<string, ShownMessage>();
  for (const message of shown) {
    const earlier = chosen.get(message.id);
    const isBetter = !earlier || (earlier.attribute !== undefined && message.attribute === undefined);
    if (isBetter) chosen.set(message.id, message);
  }
  return shown.filter((message) => chosen.get(message.id) === message);
}

/** How somebody meets a text that is in an attribute. */
function attributeName(attribute: string): DeskTextId {
  // Of `meta`: a description for search engines.
  if (attribute === 'content') return 'attribute.content';
  if (attribute === 'placeholder') return 'attribute.placeholder';
  // What is left, such as `aria-label`, is read aloud by a screen reader.
  return attribute === 'alt' ? 'attribute.alt' : 'attribute.spoken';
}
