import { useTexts } from './desk-texts.tsx';
import { useDraftCount } from './drafts.ts';
import { useStatus } from './status.tsx';
import { UndoButton } from './undo-button.tsx';

interface Props {
  isLoading: boolean;
  /** The id of the message that is open: the editor has an undo button for it. */
  openId: string | undefined;
  /** Called when somebody wants to see what is not saved. */
  onDrafts: () => void;
}

/** The line below everything: what has just happened, what is not saved yet, and the way back. */
export function StatusBar({ isLoading, openId, onDrafts }: Props) {
  const t = useTexts();
  const { text, isBusy, undoable } = useStatus();
  const drafts = useDraftCount();
  const last = undoable.at(-1);
  return (
    <footer className="status-bar">
      <p className="status" role="status">
        {isLoading ? t('loading') : isBusy ? t('busy') : text}
      </p>
      {drafts > 0 && (
        <button type="button" onClick={onDrafts}>
          {t('drafts', { count: drafts })}
        </button>
      )}
      {last && last.subject !== openId && <UndoButton />}
    </footer>
  );
}
