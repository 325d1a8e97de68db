import { useCallback, useRef, useState } from 'react';
import type { DraftFinding, Refusal } from '#cli/desk/desk-api.ts';
import { RefusedAnswer } from './ask.ts';
import { useTexts } from './desk-texts.tsx';
import { useStatus } from './status.tsx';

/**
 * Runs operations that the server may refuse, one at a time: while one runs, `isBusy` is true and others are not
 * started. `failure` says in words why the last was refused.
 */
export function useAttempt() {
  const t = useTexts();
  const { runWhileBusy } = useStatus();
  const [isBusy, setBusy] = useState(false);
  /** The same as `isBusy`, but at once: a key may be pressed three times before React has drawn again. */
  const isRunning = useRef(false);
  const [failure, setFailure] = useState('');
  const attempt = useCallback(
    async (task: () => Promise<void>, onRefusal?: (refusal: Refusal) => boolean): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setFailure('');
      try {
        await runWhileBusy(task);
      } catch (error) {
        const refusal = error instanceof RefusedAnswer ? error.refusal : undefined;
        // `onRefusal` gives true for a refusal that it shows itself.
        if (!refusal || !onRefusal?.(refusal)) setFailure(refusal ? refusalInWords(refusal, t) : String(error));
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [runWhileBusy, t],
  );
  return { attempt, isBusy, failure, clearFailure: useCallback(() => setFailure(''), []) };
}

/** Says why something was not done. */
export function refusalInWords(refusal: Refusal, t: ReturnType<typeof useTexts>): string {
  if (refusal.reason === 'has-findings') {
    // `slug/renamed` (a slug has no redirect yet) only follows from what is wrong with the slug.
    const causes = refusal.findings.filter(({ code }) => code !== 'slug/renamed');
    return (causes.length > 0 ? causes : refusal.findings).map(sentencesOf).join(' ');
  }
  // Without a value, what the panel had read is no longer there.
  if (refusal.reason === 'changed-on-disk') return t('field-changed-on-disk', { value: String(refusal.value ?? '') });
  if (refusal.reason === 'cannot-undo') return t('cannot-undo');
  if (refusal.reason === 'taken' || refusal.reason === 'named-in-code' || refusal.reason === 'begins-with-digit')
    return t(`refused.${refusal.reason}`, { detail: refusal.detail });
  if (refusal.reason === 'picture')
    return t(`picture.${refusal.problem}`, { got: refusal.got, wanted: refusal.wanted });
  if (refusal.reason === 'changed-since-preview') return t('changed-since-preview');
  if (refusal.reason === 'unreachable' || refusal.reason === 'wrong-token') return t(`refused.${refusal.reason}`);
  return t('refused.failed', { detail: 'detail' in refusal ? refusal.detail : refusal.reason });
}

function sentencesOf({ sentence, advice }: DraftFinding): string {
  return `${sentence} ${advice}`;
}
