import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { ListChange, ListStep } from '#cli/desk/structure/structure-api.ts';
import { askServer } from './ask.ts';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { listItemOf } from './list-item.ts';
import { NewItem } from './new-item.tsx';
import { useStatus } from './status.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePlaceNames } from './use-place-names.ts';

interface Props {
  id: string;
  project: Project;
  onOpen: (id: string) => void;
}

/** Where a text is in its list: move its item, take it out, or add another after it, in both languages at once. */
export function ListPlace({ id, project, onOpen }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const { reportWritten } = useStatus();
  const { attempt, isBusy, failure } = useAttempt();
  const placeName = usePlaceNames(project);
  const [isAdding, setAdding] = useState(false);
  const item = listItemOf(id, project.lists);
  const upButton = useRef<HTMLButtonElement>(null);
  const downButton = useRef<HTMLButtonElement>(null);
  // Not `useEffect`: a key pressed between the first paint and that would be lost.
  useLayoutEffect(() => clickWithKeys(upButton, downButton), []);
  if (!item) return null;
  // `rest` is what follows the index in the id: `.answer` in `pages.contact.faq.items.2.answer`.
  const { list, at, rest, limit } = item;
  const inList = project.messages.filter((message) => message.id.startsWith(`${list}.`));
  const count = new Set(inList.map((message) => message.id.slice(list.length + 1).split('.')[0])).size;
  /** Changes the list, and then opens this text in the item at the index `openAt`. */
  const change = (step: ListStep, openAt: number, added?: ListChange['added']) =>
    attempt(async () => {
      const { undo } = await askServer('changeList', { list, step, language, ...(added && { added }) });
      setAdding(false);
      reportWritten(undo, t('list.changed', { list: placeName(list) }));
      onOpen(`${list}.${openAt}${rest}`);
    });
  return (
    <section aria-label={t('list.place', { place: at + 1, count })} className="list-place">
      <p className="count">{t('list.place', { place: at + 1, count })}</p>
      <div className="buttons">
        <button
          ref={upButton}
          type="button"
          disabled={isBusy || at === 0}
          onClick={() => change({ kind: 'move', at, to: at - 1 }, at - 1)}
        >
          {t('list.up')} <kbd>Alt ↑</kbd>
        </button>
        <button
          ref={downButton}
          type="button"
          disabled={isBusy || at === count - 1}
          onClick={() => change({ kind: 'move', at, to: at + 1 }, at + 1)}
        >
          {t('list.down')} <kbd>Alt ↓</kbd>
        </button>
        <button
          type="button"
          disabled={isBusy || count <= limit.min}
          onClick={() => change({ kind: 'remove', at }, Math.max(0, at - 1))}
        >
          {t('list.remove')}
        </button>
        <button
          type="button"
          aria-expanded={isAdding}
          disabled={isBusy || count >= limit.max}
          onClick={() => setAdding(!isAdding)}
        >
          {t('list.add')}
        </button>
      </div>
      {(count <= limit.min || count >= limit.max) && <p className="hint">{t('list.limit', limit)}</p>}
      {isAdding && (
        <NewItem
          list={list}
          at={at}
          project={project}
          isBusy={isBusy}
          onAdd={(added) => change({ kind: 'add', at: at + 1 }, at + 1, added)}
        />
      )}
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

/**
 * Alt with an arrow key moves the item, wherever the focus is in the desk: a move opens the text at its new place, and
 * with that the focus leaves the button. Gives a function that removes the listener.
 */
function clickWithKeys(up: RefObject<HTMLButtonElement | null>, down: RefObject<HTMLButtonElement | null>): () => void {
  const ended = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    const button = { ArrowUp: up, ArrowDown: down }[event.key]?.current;
    // In another view the editor is still there, but not seen.
    if (!event.altKey || !button?.checkVisibility()) return;
    event.preventDefault();
    button.click();
  };
  addEventListener('keydown', onKey, { signal: ended.signal });
  return () => ended.abort();
}
