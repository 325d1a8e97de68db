import type { Sample } from '#cli/desk/desk-api.ts';
import { askServer } from './ask.ts';
import { useTexts } from './desk-texts.tsx';
import { useStatus } from './status.tsx';
import { useAttempt } from './use-attempt.ts';

/** Asks whether a sample is right, and records that it is. */
export function ConfirmSample({ file, pathInFile, name }: Pick<Sample, 'file' | 'pathInFile' | 'name'>) {
  const t = useTexts();
  const { reportWritten } = useStatus();
  const { attempt, isBusy, failure } = useAttempt();
  return (
    <p className="confirm">
      <span className="badge warning">{t('sample')}</span> {t('samples.question')}{' '}
      <button
        type="button"
        disabled={isBusy}
        onClick={() =>
          attempt(async () => reportWritten((await askServer('confirm', { file, pathInFile })).undo, name))
        }
      >
        {t('samples.confirm')} <span className="unseen">{name}</span>
      </button>
      {failure && <span role="alert">{failure}</span>}
    </p>
  );
}
