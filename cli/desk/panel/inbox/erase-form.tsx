import { useState } from 'react';
import { useTexts } from '../desk-texts.tsx';

interface Props {
  email: string;
  isBusy: boolean;
  onErase: () => void;
}

/** Erases everything that somebody has sent, after a second press: it cannot be undone. */
export function EraseForm({ email, isBusy, onErase }: Props) {
  const t = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  return isConfirming ? (
    <div className="alert" role="alert">
      <p>{t('inbox.erase-sure', { email })}</p>
      {/* What the desk cannot erase: mails that were sent, files that were saved, backups. */}
      <p className="hint">{t('inbox.erase-elsewhere')}</p>
      <div className="buttons">
        <button type="button" className="primary" disabled={isBusy} onClick={onErase}>
          {t('inbox.erase-now')}
        </button>
        <button type="button" onClick={() => setConfirming(false)}>
          {t('cancel')}
        </button>
      </div>
    </div>
  ) : (
    <button type="button" onClick={() => setConfirming(true)}>
      {t('inbox.erase', { email })}
    </button>
  );
}
