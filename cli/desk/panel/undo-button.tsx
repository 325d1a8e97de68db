import { askServer } from './ask.ts';
import { useTexts } from './desk-texts.tsx';
import { useStatus } from './status.tsx';
import { useAttempt } from './use-attempt.ts';

/** Takes back what was written last. If `subject` is given, the button is there only when that was written last. */
export function UndoButton({ subject }: { subject?: string }) {
  const t = useTexts();
  const { undoable, say, forget } = useStatus();
  const { attempt, isBusy, failure } = useAttempt();
  const last = undoable.at(-1);
  if (!last || (subject !== undefined && last.subject !== subject)) return null;
  const takeBack = () =>
    attempt(async () => {
      await askServer('undo', { number: last.undoNumber });
      forget(last.undoNumber);
      say(t('undone', { label: last.label }));
    });
  return (
    <>
      <button type="button" disabled={isBusy} onClick={takeBack}>
        {t('undo')} <span className="unseen">{last.label}</span>
      </button>
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
