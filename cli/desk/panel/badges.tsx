import type { Message } from '#cli/desk/desk-api.ts';
import { useLocaleName, useTexts } from './desk-texts.tsx';

/** Badges that say in a word what is wrong with a message. */
export function Badges({ message: { severity, isStale, missing } }: { message: Message }) {
  const t = useTexts();
  const localeName = useLocaleName();
  if (!severity && !isStale && missing.length === 0) return null;
  return (
    <span className="badges">
      {missing.length > 0 && (
        <span className="badge error">{t('badge.missing', { locales: missing.map(localeName).join(', ') })}</span>
      )}
      {isStale && <span className="badge warning">{t('badge.stale')}</span>}
      {/* What is missing or stale is a finding too: the two badges above say more than its severity. A text that is
          stale may have an error besides. */}
      {severity && missing.length === 0 && (!isStale || severity === 'error') && (
        <span className={`badge ${severity}`}>{t(`severity.${severity}`)}</span>
      )}
    </span>
  );
}
