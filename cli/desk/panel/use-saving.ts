import { useCallback } from 'react';
import type { FieldEdit } from '#cli/desk/desk-api.ts';
import { askServer } from './ask.ts';
import { useLanguage } from './desk-texts.tsx';
import { useStatus } from './status.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Gives `save` for values of records (several at a time are one change; `label` is what people call it), whether it is
 * busy, and why it was refused.
 */
export function useSaving() {
  const [language] = useLanguage();
  const { reportWritten } = useStatus();
  const { attempt, ...state } = useAttempt();
  const save = useCallback(
    (edits: readonly FieldEdit[], label: string, onSaved?: () => void) =>
      attempt(async () => {
        // If a rule refuses the values, the server says so in this language.
        const { undo } = await askServer('saveFields', { edits: [...edits], language });
        onSaved?.();
        reportWritten(undo, label);
      }),
    [attempt, language, reportWritten],
  );
  return { save, ...state };
}
